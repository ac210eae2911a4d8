import { archive } from "../../../archive.ts";
import { type Citation, noteOf } from "./citation.ts";

/**
 * What a letter means in BibTeX or LaTeX. Braces count also behind a backslash, so that a single one would end no
 * field: they are written by name.
 */
const written: Record<string, string> = {
  "\\": "{\\textbackslash}",
  "{": "{\\textbraceleft}",
  "}": "{\\textbraceright}",
  "~": "{\\textasciitilde}",
  "^": "{\\textasciicircum}",
  "%": "\\%",
  "&": "\\&",
  $: "\\$",
  "#": "\\#",
  _: "\\_",
};

const escapeTex = (text: string) => text.replaceAll(/[\\{}~^%&$#_]/g, (letter) => written[letter]!);

/** Inner braces: a title keeps its capitals, and a name its parts and their order. */
const verbatim = (text: string) => `{${escapeTex(text)}}`;

/** Writes an entry for BibTeX, in UTF-8; `urldate` and `version` are read by biblatex. */
export function writeBibtex(citation: Citation): string {
  const { key, authors, title, date, address, version, accessed } = citation;
  const fields: [name: string, value: string | null][] = [
    ["author", authors.length > 0 ? authors.map(verbatim).join(" and ") : null],
    ["title", verbatim(title)],
    ["year", date?.slice(0, 4) ?? null],
    ["howpublished", escapeTex(archive.title)],
    // As it is: biblatex and the packages for addresses read it letter by letter.
    ["url", address],
    ["urldate", accessed],
    ["version", version],
    ["note", escapeTex(`${noteOf(citation)} Accessed ${accessed}.`)],
  ];
  const lines = fields.flatMap(([name, value]) => (value === null ? [] : `  ${name} = {${value}}`));
  return `@misc{${key},\n${lines.join(",\n")}\n}\n`;
}
