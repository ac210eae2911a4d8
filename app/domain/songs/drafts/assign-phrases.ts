import { hasLetter } from "../../tidy-text.ts";
import { type CutText, type FileFacts, listTails } from "./file-facts.ts";
import { mergeDates, readDate } from "./find-date.ts";
import { isEventPart, isPlacePart } from "./place-parts.ts";
import { listRuns, textOfRun, tidySeparators } from "./title-parts.ts";

/** The archive's entries for each phrase: raagas by name, all others by id. */
export interface KnownNames {
  raagas: ReadonlyMap<string, string>;
  taalas: ReadonlyMap<string, string>;
  songTypes: ReadonlyMap<string, string>;
  /** The usual name of the person. */
  people: ReadonlyMap<string, string>;
}

type Inputs = Record<string, string>;

/**
 * Fills the inputs of a song form from a file's facts. A part of a text leaves the title only if it is a raaga, taala,
 * song type, person, date or number that its input takes, or a place, which goes to what is said of the recording.
 * Everything else stays in the title as it was written.
 */
export function assignPhrases(facts: FileFacts, known: KnownNames): Inputs {
  const { singer, event, track, date, lyrics } = facts;
  const composer = known.people.get(facts.composer) ?? facts.composer;
  const first: Inputs = withoutEmpty({
    singer,
    composer,
    event,
    track,
    publishedDate: date,
    lyrics,
    mediaDescription: facts.about.join("\n"),
  });
  const [titled, ...others] = facts.texts.map(
    (text) => (inputs: Inputs) => read(text, inputs, known),
  );
  const { title, inputs } = titled!(first);
  return { ...others.reduce((now, readOther) => readOther(now).inputs, inputs), title };
}

const withoutEmpty = (inputs: Inputs): Inputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ""));

interface Read {
  title: string;
  inputs: Inputs;
}

/** Takes out of a text what is no title. Keeps a part that is a name if nothing else would be left. */
function read(text: CutText, before: Inputs, known: KnownNames): Read {
  const all = takeParts(text, before, known);
  if (hasLetter(all.title)) return all;
  const isNumber = (part: string) => /^\d+$/.test(part) || readDate(part) !== null;
  const [first = 0, ...rest] = listRuns(text.parts).flat();
  const kept = [first, ...rest].find((at) => !isNumber(text.parts[at]!)) ?? first;
  return takeParts(text, before, known, kept);
}

function takeParts(
  { parts, isLoose }: CutText,
  before: Inputs,
  known: KnownNames,
  kept?: number,
): Read {
  const inputs = { ...before };
  const left = [...parts];
  const place = (input: string, value: string) => {
    inputs[input] ??= value;
    return inputs[input] === value;
  };
  const placeDate = (date: string) => {
    const merged = mergeDates(inputs.publishedDate ?? date, date);
    if (merged) inputs.publishedDate = merged;
    return merged !== null;
  };
  const placeMusic = (phrase: string) =>
    listMusic(phrase, known).some(([input, value]) => place(input, value));
  const placePerson = (name: string) => {
    const { singer = name } = inputs;
    inputs.singer = singer;
    return singer === name || known.people.get(singer) === name;
  };
  const describe = (phrase: string) => {
    inputs.mediaDescription = [inputs.mediaDescription, phrase].filter(Boolean).join("\n");
    return true;
  };
  const takes = (phrase: string, isFirst: boolean, isLast: boolean): boolean => {
    const date = readDate(phrase);
    if (date) return placeDate(date);
    // Words of music before people: short ones are nicknames too.
    const music = listMusic(phrase, known);
    const [[input, value] = ["", ""]] = music;
    // A type is known of a title that is no more than one: Tillana.
    if (isFirst && input === "songTypeId") place(input, value);
    if (music.length > 0) return !isFirst && placeMusic(phrase);
    if (isEventPart(phrase) || (!isFirst && isPlacePart(phrase))) return describe(phrase);
    if (/^\d{1,3}$/.test(phrase)) return !isLast && place("track", String(Number(phrase)));
    const person = known.people.get(phrase);
    return person !== undefined && placePerson(person);
  };
  const blank = (run: readonly number[]) => run.forEach((at) => (left[at] = ""));
  const isFirst = (at: number) => !left.slice(0, at).some((part, of) => of % 2 === 0 && part);

  if (isLoose)
    for (const { run, phrase } of tailOf(parts, known)) {
      const date = readDate(phrase);
      if (date ? placeDate(date) : placeMusic(phrase)) blank(run);
    }
  else
    for (const run of listRuns(parts)) {
      const last = parts.findLastIndex((part, at) => at % 2 === 0 && part !== "");
      const takesAt = (some: readonly number[]) =>
        !some.includes(kept ?? -1) &&
        takes(textOfRun(parts, some), isFirst(some[0]!), some.at(-1) === last);
      const isWhole = run.length > 1 && listMusic(textOfRun(parts, run), known).length > 0;
      for (const some of isWhole ? [run] : run.map((at) => [at])) if (takesAt(some)) blank(some);
    }
  const isWhole = left.every((part, at) => part === parts[at]);
  const title = left.join("");
  return { title: isWhole ? title : tidySeparators(title), inputs };
}

/** Lists what a phrase may name: inputs with their values. */
const listMusic = (phrase: string, known: KnownNames): [input: string, value: string][] =>
  (["raaga", "taala", "songType"] as const).flatMap((kind): [string, string][] => {
    const value = known[`${kind}s`].get(phrase);
    return value === undefined ? [] : [[`${kind}Id`, value]];
  });

/**
 * Returns the last words of a loose text that are no title: years, and a taala with its raaga or song type. A raaga alone
 * may be a word of the title: Sri_Saraswati.
 */
function tailOf(parts: readonly string[], known: KnownNames) {
  const tail: { run: number[]; phrase: string }[] = [];
  const kinds = new Set<string>();
  const candidates = listTails(parts).map((run) => ({ run, phrase: textOfRun(parts, run) }));
  let end = parts.length - 1;
  for (const one of candidates) {
    if (one.run.at(-1) !== end) continue;
    const music = listMusic(one.phrase, known);
    if (music.length === 0 && !readDate(one.phrase)) continue;
    for (const [input] of music) kinds.add(input);
    tail.push(one);
    end = one.run[0]! - 2;
  }
  return kinds.has("taalaId") && kinds.size > 1
    ? tail
    : tail.filter(({ phrase }) => readDate(phrase) !== null);
}
