import { tidyLine } from "../../tidy-text.ts";

const separator = /(\s+-+\s+|\s*[–—|;]\s*|\s*[()[\]{}]\s*|\s*,\s+)/;

/** Cuts a text at dashes, commas and brackets: parts are at even positions, separators between them. */
export const cutIntoParts = (text: string): string[] => text.split(separator);

/** Returns the positions of parts that only commas separate, as runs. Empty parts belong to none. */
export function listRuns(parts: readonly string[]): number[][] {
  const runs: number[][] = [];
  for (let at = 0; at < parts.length; at += 2) {
    if (parts[at] === "") continue;
    const isGoingOn = runs.at(-1)?.at(-1) === at - 2 && parts[at - 1]!.trim() === ",";
    if (isGoingOn) runs.at(-1)!.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** Returns the text of a run as it was written. */
export const textOfRun = (parts: readonly string[], run: readonly number[]): string =>
  parts.slice(run[0], run.at(-1)! + 1).join("");

/** Removes brackets and separators that stand around nothing. Leaves words as they are. */
export function tidySeparators(text: string): string {
  let tidied = text;
  for (let before = ""; before !== tidied;) {
    before = tidied;
    tidied = tidied
      .replace(/[([{][\s,;|–—-]*[)\]}]/g, " ")
      .replace(/([([{])(?:\s*[,;|–—]|\s*-+\s)+\s*/g, "$1")
      .replace(/(?:\s*[,;|–—]|\s+-+)+\s*([)\]}])/g, "$1")
      .replace(/(\s+-+|\s*[–—|;,])(?:\s+-+(?=\s)|\s*[–—|;,])+/g, "$1")
      .replace(/^\s*(?:[–—|;,]|-+\s)+|(?:\s*[–—|;,]|\s+-+)+\s*$/g, "");
  }
  return tidyLine(tidied);
}
