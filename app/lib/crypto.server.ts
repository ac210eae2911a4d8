const encoder = new TextEncoder();

export function randomToken(): string {
  return crypto
    .getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Returns the SHA-256 of a token in hex, as the database stores it. */
export async function hashToken(token: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(token))).toHex();
}

export async function keyedHash(secret: string, text: string): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))).toHex();
}

async function sealingKey(secret: string): Promise<CryptoKey> {
  const bytes = await crypto.subtle.digest("SHA-256", encoder.encode(`seal|${secret}`));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const bound = "bound:";

/** Encrypts a text with AES-GCM; returns base64. It can be decrypted only with the same `owner`. */
export async function seal(secret: string, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: "AES-GCM", iv, additionalData: encoder.encode(owner) };
  const key = await sealingKey(secret);
  const body = await crypto.subtle.encrypt(algorithm, key, encoder.encode(text));
  return bound + new Uint8Array([...iv, ...new Uint8Array(body)]).toBase64();
}

/** Decrypts a text. Throws if it was not encrypted with this secret and `owner`. */
export async function unseal(secret: string, owner: string, sealed: string): Promise<string> {
  const isBound = sealed.startsWith(bound);
  const bytes = Uint8Array.fromBase64(isBound ? sealed.slice(bound.length) : sealed);
  const algorithm = {
    name: "AES-GCM",
    iv: bytes.slice(0, 12),
    ...(isBound && { additionalData: encoder.encode(owner) }),
  };
  const key = await sealingKey(secret);
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.slice(12)));
}
