const encoder = new TextEncoder();

/** 256 random bits as text: a token that nobody can guess. */
export function randomToken(): string {
  return crypto
    .getRandomValues(new Uint8Array(32))
    .toBase64({ alphabet: "base64url", omitPadding: true });
}

/** SHA-256 of a token, hex: what the database keeps of it. */
export async function hashToken(token: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(token))).toHex();
}

/** HMAC-SHA-256 of `text` under `secret`, hex. */
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

/** `text` encrypted under `secret` (AES-GCM, a fresh nonce in front), base64. */
export async function seal(secret: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await sealingKey(secret);
  const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, encoder.encode(text));
  return new Uint8Array([...iv, ...new Uint8Array(body)]).toBase64();
}

/** What `seal` was given. Throws when `sealed` is not of this secret. */
export async function unseal(secret: string, sealed: string): Promise<string> {
  const bytes = Uint8Array.fromBase64(sealed);
  const key = await sealingKey(secret);
  const iv = bytes.slice(0, 12);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.slice(12)),
  );
}
