import type { GrowingZip } from "../../../domain/records/open-data/dump.ts";
import { joinParts } from "../../media/media-store.ts";

/** R2 takes parts from 5 MiB on, all of the same length but the last. */
const partBytes = 5 * 2 ** 20;

const tailKey = (key: string, tail: number) => `${key}.tail-${tail}`;

export const zipBytes = ({ parts, tailBytes }: GrowingZip): number =>
  parts.length * partBytes + tailBytes;

/** Begins a zip under a key of R2. Nothing can be read there before it is whole. */
export async function beginZip(bucket: R2Bucket, key: string): Promise<GrowingZip> {
  const { uploadId } = await bucket.createMultipartUpload(key, {
    httpMetadata: { contentType: "application/zip" },
  });
  return { uploadId, parts: [], tail: 0, tailBytes: 0, entries: [] };
}

/**
 * Adds bytes to a zip and returns it as it is then. What does not fill a part waits in an object of its own, the tail. A
 * zip that is not kept may be grown again from where it was.
 */
export async function growZip(
  bucket: R2Bucket,
  key: string,
  zip: GrowingZip,
  pieces: readonly Uint8Array<ArrayBuffer>[],
): Promise<GrowingZip> {
  const bytes = await new Blob([await readTail(bucket, key, zip), ...pieces]).arrayBuffer();
  const parts = [...zip.parts];
  let at = 0;
  for (; bytes.byteLength - at >= partBytes; at += partBytes)
    parts.push(await sendPart(bucket, key, zip, parts.length + 1, bytes.slice(at, at + partBytes)));
  const tail = zip.tail + 1;
  await bucket.put(tailKey(key, tail), bytes.slice(at));
  return { ...zip, parts, tail, tailBytes: bytes.byteLength - at };
}

/** Deletes the tail that a zip had before it grew. */
export const dropTail = (bucket: R2Bucket, key: string, { tail }: GrowingZip): Promise<void> =>
  bucket.delete(tailKey(key, tail));

/** Sends the tail as the last part. */
export async function closeZip(
  bucket: R2Bucket,
  key: string,
  zip: GrowingZip,
): Promise<GrowingZip> {
  const tail = await readTail(bucket, key, zip);
  const last = await sendPart(bucket, key, zip, zip.parts.length + 1, tail);
  return { ...zip, parts: [...zip.parts, last] };
}

/** Makes the file of a closed zip. Safe to repeat. */
export const completeZip = (bucket: R2Bucket, key: string, zip: GrowingZip): Promise<void> =>
  joinParts(bucket, {
    id: key,
    uploadId: zip.uploadId,
    size: closedBytes(zip),
    parts: zip.parts,
  });

/** How long a closed zip is. */
export const closedBytes = ({ parts, tailBytes }: GrowingZip): number =>
  (parts.length - 1) * partBytes + tailBytes;

async function readTail(bucket: R2Bucket, key: string, zip: GrowingZip): Promise<ArrayBuffer> {
  if (zip.tailBytes === 0) return new ArrayBuffer(0);
  const object = await bucket.get(tailKey(key, zip.tail));
  if (object?.size !== zip.tailBytes) throw new Error(`The tail ${zip.tail} of ${key} is gone`);
  return object.arrayBuffer();
}

async function sendPart(
  bucket: R2Bucket,
  key: string,
  { uploadId }: GrowingZip,
  number: number,
  bytes: ArrayBuffer,
) {
  const { partNumber, etag } = await bucket
    .resumeMultipartUpload(key, uploadId)
    .uploadPart(number, bytes);
  return { partNumber, etag };
}
