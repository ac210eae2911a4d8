import { tidyLine } from "../../tidy-text.ts";
import type { ChosenFile } from "./draft-schemas.ts";

/** The facts of a song from the name and tags of its file. Unknown texts are "". */
export interface FileFacts {
  /** Phrases in order, each perhaps a title, raaga, taala, song type or person; never empty. */
  phrases: string[];
  singer: string;
  event: string;
  track: string;
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  date: string;
}

const extension = /\.\w{1,5}$/;
const leadingNumber = /^(\d{1,3})(?:[\s.)_-]+|$)(?=\D)/;
const year = /^(?:19|20)\d{2}$/;
const separators = /\s+-+\s+|[–—|()[\]{};]|\s*,\s+/;

function splitPhrases(text: string): string[] {
  const parts = text.split(separators);
  // In names without spaces, underscores stand for spaces or for separators.
  const split = parts.length === 1 && !text.includes(" ") ? text.split(/_+|-{2,}/) : parts;
  return split.map((part) => tidyLine(part.replaceAll("_", " "))).filter(Boolean);
}

const trackIn = (text: string) => {
  const track = /^\d{1,4}/.exec(text)?.[0] ?? "";
  return Number(track) > 0 ? String(Number(track)) : "";
};

/** Reads a file's facts from its tags, or from its name where tags are missing. */
export function readFileFacts({ name, tags }: Pick<ChosenFile, "name" | "tags">): FileFacts {
  const stem = name.replace(extension, "");
  const [whole = "", number = ""] = leadingNumber.exec(stem) ?? [];
  const named = splitPhrases(stem.slice(whole.length));
  const tagged = splitPhrases(tags.title.replace(leadingNumber, ""));
  const all = [...new Set([...tagged, ...named])];
  const phrases = all.filter((phrase) => !year.test(phrase));
  return {
    phrases: phrases.length > 0 ? phrases : [tidyLine(stem)],
    singer: tags.artist,
    event: tags.album,
    track: trackIn(tags.track) || trackIn(number),
    date: /^\d{4}(?:-\d{2}){0,2}/.exec(tags.date)?.[0] ?? all.find((one) => year.test(one)) ?? "",
  };
}
