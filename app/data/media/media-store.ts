/** R2 says so of an upload that was ended before. */
function isOver(error: unknown): boolean {
  return error instanceof Error && /\b10024\b|does not exist/.test(error.message);
}

/** Joins the parts of an upload to one object of `size` bytes. Where that was done before, it is enough. */
export async function joinParts(
  bucket: R2Bucket,
  file: { id: string; uploadId: string; size: number; parts: R2UploadedPart[] },
): Promise<void> {
  const { id, uploadId, size, parts } = file;
  try {
    await bucket.resumeMultipartUpload(id, uploadId).complete(parts);
  } catch (error) {
    if ((await bucket.head(id))?.size !== size) throw error;
  }
}

/** Takes a file out of R2, whole or in parts. What is gone already is no error. */
export async function dropObject(
  bucket: R2Bucket,
  { id, uploadId }: { id: string; uploadId: string | null },
): Promise<void> {
  // The upload first: once it is over, nothing can become an object any more.
  if (uploadId !== null)
    await bucket
      .resumeMultipartUpload(id, uploadId)
      .abort()
      .catch((error: unknown) => {
        if (!isOver(error)) throw error;
      });
  await bucket.delete(id);
}
