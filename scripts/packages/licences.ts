/** Licences (SPDX) of what is shipped to browsers and to the Worker: they ask for a notice at most. */
export const shippedLicences: readonly string[] = [
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

/** Whether an SPDX expression can be met by allowed licences. Inner parentheses are not read: such a one is not. */
export function isAllowed(expression: string | undefined, allowed = shippedLicences): boolean {
  if (!expression) return false;
  const outer = /^\((.*)\)$/.exec(expression)?.[1] ?? expression;
  return outer
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => allowed.includes(one)));
}
