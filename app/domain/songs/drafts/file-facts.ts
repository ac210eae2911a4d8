import { hasLetter, tidyLine } from "../../tidy-text.ts";
import type { ChosenFile } from "./draft-schemas.ts";
import { findDate, type FoundDate, mergeDates, readDate } from "./find-date.ts";
import { isCounting } from "./generic-title.ts";
import { cutIntoParts, listRuns, textOfRun, tidySeparators } from "./title-parts.ts";

/** A title or name, as `cutIntoParts` cuts it. */
export interface CutText {
  parts: string[];
  /** Whether each part is a word, because underscores may stand for spaces or for separators. */
  isLoose: boolean;
}

/** The facts of a song from the name and tags of its file. Unknown texts are "". */
export interface FileFacts {
  /** The text that has the title, then others that may name a raaga, taala or the like. */
  texts: [title: CutText, ...others: CutText[]];
  singer: string;
  composer: string;
  event: string;
  track: string;
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  date: string;
  /** Lines on the recording. */
  about: string[];
  lyrics: string;
}

const extension = /\.\w{1,5}$/;
const leadingNumber = /^(\d{1,3})[\s.)_-]+(?=[^\d\s.)_-])/;
const timeOfDay = /[T ]\d{2}:\S*$/;
const joiningWord = /(?:^|[\s_])(?:on|of|at|in|from|dated|dt|since|before|after|the)[\s_.]*$/i;
const boundary = /^[\s_]*(?:$|[-–—|;,()[\]{}])/;
const endBoundary = /(?:^|[-–—|;,()[\]{}])[\s_]*$/;

const trackIn = (text: string) => {
  const track = /^\d{1,4}/.exec(text)?.[0] ?? "";
  return Number(track) > 0 ? String(Number(track)) : "";
};

/** Whether a date stands at an edge of its text, and not in a sentence. */
function isApart(text: string, { start, end }: FoundDate): boolean {
  const before = text.slice(0, start);
  const isAtEdge = endBoundary.test(before) || boundary.test(text.slice(end));
  return isAtEdge && !joiningWord.test(before);
}

/** Returns a text without its date and leading number, which `facts` takes where it has no others. */
function takeNumbers(text: string, facts: Pick<FileFacts, "date" | "track">): string {
  let rest = text;
  const found = findDate(text);
  const date = found && (facts.date ? mergeDates(facts.date, found.date) : found.date);
  if (date) {
    facts.date = date;
    const cut = `${text.slice(0, found.start)} ; ${text.slice(found.end)}`;
    const without = tidySeparators(cut).replace(/^_+|_+$/g, "");
    if (isApart(text, found) && hasLetter(without)) rest = without;
  }
  const [whole = "", number = ""] = leadingNumber.exec(rest) ?? [];
  const track = trackIn(number);
  if (track === "" || (facts.track !== "" && facts.track !== track)) return rest;
  facts.track = track;
  return rest.slice(whole.length);
}

function cutName(name: string): CutText {
  const spaced = name.replace(/_+-+_+|_{2,}|(?<=\S)-{2,}(?=\S)/g, " - ").replaceAll("_", " ");
  const parts = cutIntoParts(tidyLine(spaced));
  const isLoose = parts.length === 1 && name.includes("_") && !name.includes(" ");
  return { parts: isLoose ? parts[0]!.split(/( )/) : parts, isLoose };
}

/** Reads a file's facts from its tags, or from its name where tags are missing or only count ("Track 01"). */
export function readFileFacts({ name, tags }: Pick<ChosenFile, "name" | "tags">): FileFacts {
  const stem = name.replace(extension, "");
  const date = readDate(tags.date.replace(timeOfDay, ""));
  const numbers = { track: trackIn(tags.track), date: date ?? "" };
  const isTagged = tags.title !== "" && (!isCounting(tags.title) || isCounting(stem));
  const named = () => cutName(takeNumbers(stem, numbers));
  const tagged = () => ({ parts: cutIntoParts(takeNumbers(tags.title, numbers)), isLoose: false });
  const texts: FileFacts["texts"] = isTagged ? [tagged(), named()] : [named()];
  const isUnread = date === null && /[1-9]/.test(tags.date);
  const countsOther = !isTagged && trackIn(tags.title.replace(/^\D+/, "")) !== numbers.track;
  return {
    texts,
    singer: tags.artist,
    composer: tags.composer,
    event: tags.album,
    ...numbers,
    about: [countsOther && tags.title, tags.comment, isUnread && tags.date].filter(
      (line) => typeof line === "string" && line !== "",
    ) as string[],
    lyrics: tags.lyrics,
  };
}

/** Returns positions of parts that may name one thing together: each part, and parts that commas separate. */
const candidatesIn = ({ parts, isLoose }: CutText): number[][] =>
  isLoose ? listTails(parts) : listRuns(parts).flatMap((run) => [run, ...run.map((at) => [at])]);

const maxTail = 5;

/** Returns the last words of a loose text, alone and in pairs, without its first. */
export const listTails = (parts: readonly string[]): number[][] =>
  Array.from({ length: maxTail }, (_, back) => parts.length - 1 - 2 * back)
    .filter((at) => at > 0)
    .flatMap((at) => (at > 2 ? [[at - 2, at], [at]] : [[at]]));

/** Lists the phrases of facts that may be names of the archive. */
export const listPhrases = ({ texts, singer, composer }: FileFacts): string[] =>
  [
    ...texts.flatMap((text) => candidatesIn(text).map((run) => textOfRun(text.parts, run))),
    singer,
    composer,
  ].filter(Boolean);
