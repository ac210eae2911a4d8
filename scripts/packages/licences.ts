import { readFileSync } from "node:fs";

/** Licences (SPDX) of what is shipped to browsers and to the Worker: they ask for a notice at most. */
const shippedLicences: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
];

/** Licences of what builds and tests the site, and is not shipped. */
const toolLicences: readonly string[] = [
  ...shippedLicences,
  "CC-BY-4.0",
  "GPL-3.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "Python-2.0",
];

/** Whether an SPDX expression can be met by allowed licences. Inner parentheses are not read: such a one is not. */
export function isAllowed(expression: string | undefined, allowed = shippedLicences): boolean {
  if (!expression) return false;
  const outer = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  return outer
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.includes(one)));
}

/** Lists the installed packages whose licence is not allowed, one line each. */
export function findLicenceFaults(): string[] {
  const { packages } = JSON.parse(readFileSync("node_modules/.package-lock.json", "utf8")) as {
    packages: Record<string, { license?: string }>;
  };
  return Object.entries(packages).flatMap(([path, { license }]) => {
    const licence = license ?? oldLicence(path);
    return isAllowed(licence, toolLicences) ? [] : [`${path}: licence ${licence}`];
  });
}

/** Reads `licenses`, as packages named them before SPDX expressions. */
function oldLicence(path: string): string | undefined {
  const { licenses } = JSON.parse(readFileSync(`${path}/package.json`, "utf8")) as {
    licenses?: { type: string }[];
  };
  return licenses?.map(({ type }) => type).join(" OR ");
}
