import { expect, test } from "vitest";
import { sha256, sha256OfParts } from "./sha-256.ts";

const ofAbc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

test("bytes and texts have the hash of FIPS 180-4", async () => {
  expect(await sha256("abc")).toBe(ofAbc);
  expect(await sha256(new Uint8Array([97, 98, 99]))).toBe(ofAbc);
});

test("a whole differs with each part and with their order", async () => {
  const hashes = await Promise.all(["a", "b", "c"].map((text) => sha256(text)));
  const wholes = [hashes, hashes.toReversed(), hashes.slice(1), [...hashes.slice(1), ofAbc]];
  expect(new Set(await Promise.all(wholes.map(sha256OfParts))).size).toBe(4);
});
