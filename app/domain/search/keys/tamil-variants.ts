import { isTamil } from "./search-key.ts";

const respellings: readonly (readonly [RegExp, string])[] = [
  // A vowel goes before r and l: no Tamil word begins with them.
  [/^[iu](?=[rl])/, ""],
  // Tamil parts the consonants of Sanskrit, and has no vowel r.
  [/(?<=[ktpsm])iru(?=[^aeiou])/g, "ri"],
  [/(?<=[ktps])[iu](?=[rlvy][aeiou])/g, ""],
];

/** Lists how other scripts may write a folded text that is in Tamil, which drops an h before a word; else the text. */
export function listTamilVariants(text: string, folded: string): string[] {
  if (!isTamil(text)) return [folded];
  const respelt = respellings.reduce(
    (key, [pattern, letters]) => key.replace(pattern, letters),
    folded,
  );
  const withH = [folded, respelt].filter((key) => /^[aeiou]/.test(key)).map((key) => `h${key}`);
  return [...new Set([folded, respelt, ...withH])];
}

/** Lists how else Tamil may write the beginning of a folded text. */
export function listTamilBeginnings(folded: string): string[] {
  if (folded.startsWith("h")) return [folded.slice(1)];
  return /^[rl]/.test(folded) ? [`i${folded}`] : [];
}

const sounds: Record<string, string> = { k: "kg", t: "td", p: "pb", s: "csj" };
const maxUnfolded = 4;

/** Lists how scripts that distinguish the sounds may write the first four letters of a folded text. */
export function listUnfolded(folded: string): string[] {
  const letters = [...folded].slice(0, maxUnfolded);
  return letters.reduce(
    (heads, letter) =>
      heads.flatMap((head) => [...(sounds[letter] ?? letter)].map((one) => head + one)),
    [""],
  );
}
