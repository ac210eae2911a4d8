const encoder = new TextEncoder();

/** Returns the SHA-256 of bytes or of a text, in hex. */
export async function sha256(content: BufferSource | string): Promise<string> {
  const bytes = typeof content === "string" ? encoder.encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  // Firefox 115 has no toHex.
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns the hash of a whole file from the hashes of all its parts, in their order. */
export const sha256OfParts = (hashes: readonly string[]): Promise<string> =>
  sha256(hashes.join(" "));
