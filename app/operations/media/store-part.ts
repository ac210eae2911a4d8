import type { Bytes } from "../../lib/byte-stream.ts";

/** One part of a file: from 1 on, with its length in bytes. */
export interface Part {
  number: number;
  length: number;
  bytes: Bytes;
}

/** Pours a part into R2 as its bytes come; holds none of them. Throws what stopped it. */
export async function storePart(
  upload: R2MultipartUpload,
  { number, length, bytes }: Part,
): Promise<R2UploadedPart> {
  const { readable, writable } = new FixedLengthStream(length);
  const writer = writable.getWriter();
  let cause: unknown;
  // Whichever side stops first says why, and stops the other, which would wait for ever.
  const stop = (error: unknown) => {
    cause ??= error;
    return writer.abort(error).catch(() => undefined);
  };
  const [, stored] = await Promise.all([
    pour(bytes, writer).catch(stop),
    upload.uploadPart(number, readable).catch(stop),
  ]);
  if (!stored) throw cause;
  return stored;
}

async function pour(bytes: Bytes, to: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
  for await (const chunk of bytes) await to.write(chunk);
  await to.close();
}
