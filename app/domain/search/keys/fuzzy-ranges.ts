import { cutText } from "../../cut-text.ts";
import { indexFields, keyLength, maxTextLength, truncateKey } from "./index-keys.ts";
import { beginningWith, equalTo, type KeyRange } from "./key-range.ts";
import { fold, normalizeWords, toBody, toSearchKeys, toSkeleton } from "./search-key.ts";

const sounds = "hklmnprstv";
const minSounds = 3;
const minLetters = 6;
const minShared = 4;
const maxSounds = 16;
const maxEdited = 9;
const maxDropped = 3;
const maxFirstWords = 12;

/** Lists the ranges of skeletons that differ from a query's in one sound or begin with its first half. */
export function listFuzzyRanges(body: string): KeyRange[] {
  const { skeleton: field } = indexFields;
  const skeleton = truncateKey(toSkeleton(body), maxSounds);
  if (skeleton.length < (body.length < minLetters ? minSounds : 2))
    return skeleton === "" ? [] : [equalTo(field, skeleton)];
  const half = skeleton.slice(0, Math.max(2, Math.ceil(skeleton.length / 2)));
  const isLong = skeleton.length > maxEdited;
  const edits = listSingleEdits(skeleton.slice(0, maxEdited)).filter((key) => key.length > 1);
  return [
    ...withSingle(skeleton).map((key) => beginningWith(field, key)),
    ...edits.map((key) =>
      isLong || key.length > minSounds ? beginningWith(field, key) : equalTo(field, key),
    ),
    beginningWith(field, half),
  ];
}

/** Lists the ranges of names shorter than the text: equal to its beginning, or beginning with its later words. */
export function listShorterRanges(text: string): KeyRange[] {
  const words = normalizeWords(cutText(text, maxTextLength));
  const key = truncateKey(fold(toBody(words)));
  const beginnings = [...key].map((_, at) => key.slice(0, at)).slice(minLetters);
  const skeleton = truncateKey(toSkeleton(toBody(words)));
  const sounding = [...skeleton]
    .map((_, at) => skeleton.slice(0, at))
    .slice(minShared)
    .toReversed();
  const firstWords = words
    .slice(1, 1 + maxFirstWords)
    .map((_, at) => truncateKey(toSearchKeys(words.slice(0, at + 1).join(" ")).k2));
  const rests = words
    .map((_, at) => toBody(words.slice(at)))
    .slice(1, 1 + maxDropped)
    .filter((rest) => rest.length >= minLetters);
  const whole = new Set([
    ...beginnings.toReversed(),
    ...firstWords.filter((one) => one.length >= minShared),
  ]);
  return [
    ...[...whole].map((beginning) => equalTo(indexFields.k2, beginning)),
    ...[indexFields.begins, indexFields.word].flatMap((field) =>
      rests.map((rest) => beginningWith(field, truncateKey(rest))),
    ),
    ...sounding.map((one) => equalTo(indexFields.skeleton, one)),
  ];
}

/** Lists the ranges of names that a text ends with: "Gaula" for "Mamagaula". */
export function listEndingRanges(text: string): KeyRange[] {
  const { k2 } = toSearchKeys(cutText(text, maxTextLength));
  // No name has a longer key.
  const last = k2.slice(1).slice(-keyLength);
  const endings = [...last].map((_, at) => last.slice(at));
  return endings
    .filter((ending) => ending.length >= minLetters)
    .map((ending) => equalTo(indexFields.k2, ending));
}

const withSingle = (skeleton: string) => [
  ...new Set([skeleton, skeleton.replace(/(.)\1+/g, "$1")]),
];

function listSingleEdits(skeleton: string): string[] {
  const edits = new Set<string>();
  for (let at = 0; at <= skeleton.length; at++) {
    const [head, tail] = [skeleton.slice(0, at), skeleton.slice(at)];
    edits.add(head + tail.slice(1));
    if (tail.length > 1) edits.add(head + tail[1] + tail[0] + tail.slice(2));
    for (const sound of sounds) {
      edits.add(head + sound + tail);
      edits.add(head + sound + tail.slice(1));
    }
  }
  return [...edits];
}
