import type { Outcome } from "./copy-files.ts";

/** Prints what was done, and ends with an error if anything is wrong. */
export function reportOutcome(
  what: string,
  { done, bytes, unchanged, faults }: Outcome,
  started: number,
): void {
  for (const fault of faults) console.error(fault);
  const megabytes = (bytes / 1e6).toFixed(1);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${done} files (${megabytes} MB) ${what}, ${unchanged} were there, ${faults.length} faults: ${seconds} s`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
