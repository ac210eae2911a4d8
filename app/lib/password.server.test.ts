import { expect, test } from "vitest";
import { TooBusyError, hashPassword, verifyPassword, withHashingSlot } from "./password.server.ts";

test("T17 the parameters are within the platform's limits, and the same password has two hashes", async () => {
  const [one, other] = [await hashPassword("a password"), await hashPassword("a password")];
  const [N, r, p] = one.split("$").slice(1, 4).map(Number) as [number, number, number];
  expect(N * r * p).toBeLessThanOrEqual(2 ** 20);
  expect(128 * N * r).toBeLessThanOrEqual(32 * 2 ** 20);
  expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(one).not.toBe(other);
});

test("T17 only the same letters are right; old parameters are right and outdated", async () => {
  const stored = await hashPassword("a password");
  expect(await verifyPassword("a password", stored)).toEqual({ right: true, outdated: false });
  expect(await verifyPassword("a password ", stored)).toEqual({ right: false, outdated: false });
  const old = await hashPassword("a password", { N: 2 ** 12, r: 8, p: 1 });
  expect(await verifyPassword("a password", old)).toEqual({ right: true, outdated: true });
});

test("T4 nobody's password is never right", async () => {
  for (const password of ["", "a password", "AAAA"])
    expect(await verifyPassword(password, null)).toEqual({ right: false, outdated: false });
});

test("T18 two at once, no more; then there is room again", async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, () => withHashingSlot(() => hashPassword("x"))),
  );
  const rejected = all.filter((one) => one.status === "rejected");
  expect(rejected).toHaveLength(6);
  for (const one of rejected) expect(one.reason).toBeInstanceOf(TooBusyError);
  expect(await withHashingSlot(() => hashPassword("x"))).toContain("scrypt");
});
