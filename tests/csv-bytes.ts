/** Returns the bytes of a CSV file as an upload delivers them. */
export async function* bytesOf(file: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof file === "string" ? new TextEncoder().encode(file) : file;
}

/** Encodes a text as UTF-16, with a byte order mark if it begins with one. */
export function toUtf16(text: string, order: "le" | "be"): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++)
    view.setUint16(at * 2, text.charCodeAt(at), order === "le");
  return new Uint8Array(view.buffer);
}
