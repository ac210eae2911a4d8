import { indexFields, truncateKey } from "./index-keys.ts";
import { beginningWith, equalTo, type KeyRange } from "./key-range.ts";
import { toSkeleton } from "./search-key.ts";

const sounds = "hklmnprstv";
const minSounds = 3;

/** Lists the ranges of skeletons that differ from a query's in one sound or begin with its first half. */
export function listFuzzyRanges(body: string): KeyRange[] {
  const { skeleton: field } = indexFields;
  const skeleton = truncateKey(toSkeleton(body), 16);
  if (skeleton.length < minSounds) return skeleton === "" ? [] : [equalTo(field, skeleton)];
  const half = skeleton.slice(0, Math.max(2, Math.ceil(skeleton.length / 2)));
  return [
    beginningWith(field, skeleton),
    ...listSingleEdits(skeleton)
      .filter((key) => key.length > 1)
      .map((key) => equalTo(field, key)),
    beginningWith(field, half),
  ];
}

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
