import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** 16 MiB and about a quarter of a second; N·r·p stays below the platform's 2^20. */
const cost = { N: 2 ** 14, r: 8, p: 5 };
const maxmem = 32 * 2 ** 20;
const mostAtOnce = 2;

let inside = 0;

/** Thrown when two passwords are being worked on already: more would stop everybody's pages. */
export class Busy extends Error {}

/**
 * Does `work` that hashes passwords, for two visitors at a time: others get Busy. It begins before anything
 * is read: hashing stops the isolate, and whoever came in meanwhile would find the room empty again.
 */
export async function whereThereIsRoom<T>(work: () => Promise<T>): Promise<T> {
  if (inside >= mostAtOnce) throw new Busy();
  inside++;
  try {
    return await work();
  } finally {
    inside--;
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

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string, parameters = cost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, parameters);
  const { N, r, p } = parameters;
  return ["scrypt", N, r, p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/** A hash that no password has: an unknown address costs as much time as a known one. */
const nobody = `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAAAAAAAAAAAAAAAAAAAA==$${"A".repeat(43)}=`;

/**
 * Whether `password` is the one of `stored` (null: nobody's), and whether it should be hashed anew
 * because the parameters have changed.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
): Promise<{ right: boolean; outdated: boolean }> {
  const [, N, r, p, salt, hash] = (stored ?? nobody).split("$");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(hash ?? "", "base64");
  const given = await derive(password, Buffer.from(salt ?? "", "base64"), parameters);
  const right = stored !== null && expected.length === 32 && timingSafeEqual(given, expected);
  const { N: n, r: blocks, p: lanes } = cost;
  const current = parameters.N === n && parameters.r === blocks && parameters.p === lanes;
  return { right, outdated: right && !current };
}
