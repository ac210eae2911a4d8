/** Returns the bytes of a CSV file as an upload delivers them. */
export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
