import { expect, test } from "vitest";
import { isAllowed } from "../../scripts/packages/licences.ts";
import { listShippedPackages, readNotice, writeNotices } from "../../scripts/packages/notices.ts";

const shipped = listShippedPackages();

test("public/licences.txt has the notice of each package that the build ships, and of no other", async () => {
  await expect(writeNotices(shipped)).toMatchFileSnapshot("../../public/licences.txt");
});

test("packages of browsers, of the Worker, fonts and build tools are among them", () => {
  expect(shipped.length).toBeGreaterThan(40);
  for (const name of ["react", "music-metadata", "drizzle-orm", "hono", "tailwindcss"])
    expect(shipped).toContain(name);
  expect(shipped.filter((name) => name.startsWith("@fontsource/"))).toHaveLength(7);
  expect(shipped, "not what tests use").not.toContain("vitest");
});

test("every licence of what is shipped is allowed, and its text there", () => {
  for (const name of shipped) {
    const { licence, text } = readNotice(name);
    expect(isAllowed(licence), `${name}: ${licence}`).toBe(true);
    expect(text.length, name).toBeGreaterThan(400);
  }
  const written = writeNotices(shipped);
  expect(written).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(written).toContain('Reserved Font Name "Marcellus"');
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["GPL-3.0 OR MIT AND ISC", true],
  ["(MIT AND Zlib)", true],
  ["GPL-3.0", false],
  ["MIT AND GPL-3.0", false],
  ["(MIT OR GPL-2.0) AND GPL-3.0", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["UNLICENSED", false],
  [undefined, false],
])("the licence %s is allowed: %s", (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});
