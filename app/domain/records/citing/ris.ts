import { archive } from "../../../archive.ts";
import { type Citation, genres, noteOf } from "./citation.ts";

const withSlashes = (date: string) => date.replaceAll("-", "/");

/**
 * Writes a RIS record. A recording is a sound, whose second authors are its performers; everything else is a page of
 * the web, whose title of second rank is the archive's.
 */
export function writeRis(citation: Citation): string {
  const { kind, key, authors, performers, title, date, address, accessed, language } = citation;
  const isSound = kind === "recording";
  const tags: [tag: string, value: string | null][] = [
    ["TY", isSound ? "SOUND" : "ELEC"],
    ["ID", key],
    ...authors.map((author): [string, string] => ["AU", author]),
    ...(isSound ? performers.map((performer): [string, string] => ["A2", performer]) : []),
    ["TI", title],
    ["PY", date?.slice(0, 4) ?? null],
    ["DA", date && withSlashes(date)],
    ...(isSound ? [] : ([["T2", archive.title]] as const)),
    ["PB", archive.title],
    ["M3", genres[kind]],
    ["N1", noteOf(citation)],
    ["LA", language],
    ["UR", address],
    ["Y2", withSlashes(accessed)],
  ].filter((tag): tag is [string, string] => tag[1] !== null);
  return `${tags.map(([tag, value]) => `${tag}  - ${value}\r\n`).join("")}ER  - \r\n`;
}
