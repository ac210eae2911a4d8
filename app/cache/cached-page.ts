import { Buffer } from "node:buffer";

/** `nonceOffsets` are the positions, in bytes, of the nonce in the body; each response gets its own nonce. */
export interface CachedPage {
  body: Uint8Array<ArrayBuffer>;
  nonceOffsets: number[];
  headers: Headers;
  version: number | "fixed";
  isSearch: boolean;
}

export function findNonce(body: Uint8Array<ArrayBuffer>, nonce: string): number[] {
  const { buffer, byteOffset, length } = body;
  const page = Buffer.from(buffer, byteOffset, length);
  const offsets: number[] = [];
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, at + 1)) offsets.push(at);
  return offsets;
}

const encoder = new TextEncoder();

/** Returns a copy of a cached page's body with another nonce of the same length. */
export function withNonce(
  { body, nonceOffsets }: Pick<CachedPage, "body" | "nonceOffsets">,
  nonce: string,
): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(body);
  const bytes = encoder.encode(nonce);
  for (const offset of nonceOffsets) copy.set(bytes, offset);
  return copy;
}
