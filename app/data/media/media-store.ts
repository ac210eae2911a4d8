function hasEnded(error: unknown): boolean {
  return error instanceof Error && /\b10024\b|does not exist/.test(error.message);
}

/** Safe to repeat. */
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

/** Safe to repeat. */
export async function deleteObject(
  bucket: R2Bucket,
  { id, uploadId }: { id: string; uploadId: string | null },
): Promise<void> {
  // The upload first: once it has ended, no object can be made of it.
  if (uploadId !== null)
    await bucket
      .resumeMultipartUpload(id, uploadId)
      .abort()
      .catch((error: unknown) => {
        if (!hasEnded(error)) throw error;
      });
  await bucket.delete(id);
}
