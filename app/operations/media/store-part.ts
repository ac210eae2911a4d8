import type { Bytes } from "../../lib/bytes.ts";

/** Numbers begin with 1; the length is in bytes. */
export interface Part {
  number: number;
  length: number;
  bytes: Bytes;
}

/** Streams a part to R2 without keeping it in memory. */
export async function storePart(
  upload: R2MultipartUpload,
  { number, length, bytes }: Part,
): Promise<R2UploadedPart> {
  const { readable, writable } = new FixedLengthStream(length);
  const writer = writable.getWriter();
  let cause: unknown;
  // The side that stops first sets the cause and aborts the other, which would otherwise wait for ever.
  const stop = (error: unknown) => {
    cause ??= error;
    return writer.abort(error).catch(() => undefined);
  };
  const [, stored] = await Promise.all([
    writeAll(bytes, writer).catch(stop),
    upload.uploadPart(number, readable).catch(stop),
  ]);
  if (!stored) throw cause;
  return stored;
}

async function writeAll(bytes: Bytes, to: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
  for await (const chunk of bytes) await to.write(chunk);
  await to.close();
}
