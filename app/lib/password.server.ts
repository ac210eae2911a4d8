import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createSlots } from "./slots.ts";

/** 16 MiB and about 250 ms; the platform allows N·r·p up to 2^20. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const maxmem = 32 * 2 ** 20;
const hashing = createSlots(2, 10_000);

/** Thrown if two passwords are being hashed already: a third would delay every page. */
export class TooBusyError extends Error {}

/** Runs `work`, at most two at a time. Call it before any read, as hashing blocks the isolate. Throws TooBusyError. */
export async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  const slot = hashing.take();
  if (slot === null) throw new TooBusyError();
  try {
    return await work();
  } finally {
    hashing.giveBack(slot);
  }
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  if (N * r * p > 2 ** 20) throw new RangeError("These scrypt parameters are beyond the platform.");
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Returns `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, parameters = cost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, parameters);
  const { N, r, p } = parameters;
  return ["scrypt", N, r, p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/** The hash of no password: an unknown address must take as long as a known one. */
const dummyHash = `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAAAAAAAAAAAAAAAAAAAA==$${"A".repeat(43)}=`;

/** Verifies a password; `stored` is null without an account. `outdated` means that the hash should be replaced. */
export async function verifyPassword(
  password: string,
  stored: string | null,
): Promise<{ right: boolean; outdated: boolean }> {
  const [, N, r, p, salt, hash] = (stored ?? dummyHash).split("$");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash ?? "", "base64");
  const actual = await derive(password, Buffer.from(salt ?? "", "base64"), parameters);
  const right = stored !== null && expected.length === 32 && timingSafeEqual(actual, expected);
  const { N: n, r: blocks, p: lanes } = cost;
  const current = parameters.N === n && parameters.r === blocks && parameters.p === lanes;
  return { right, outdated: right && !current };
}
