import { cutEnding } from "./cut-ending.ts";
import { normalizeWords } from "./search-key.ts";

const sounds = (words: string) => new Set(words.split(" ").map((word) => normalizeWords(word)[0]!));

const titles = sounds(
  "sri shrimati srimati smt kumari selvi tiru tirumati mr mrs dr doctor do prof professor pandit pandita " +
    "pt pam vidwan vidvan vidvam vidushi ustad saint sant guru sadguru maharaja srimad sriman brahmasri " +
    "sangita kalanidhi padmasri garu gari gariki avargal avarkal avaru avara ravaru ravara ji by of " +
    "ka ki ke ne ko mem dvara yokka",
);
const joinedTitles = sounds("garu gari gariki garini avargal avarkal avaru avara ravaru ravara ji");

const surnames = sounds(
  "iyer ayyar aiyar ayyer iyengar ayyangar aiyangar sastri sastrigal svami bhagavatar pillai mudaliar",
);

const cases =
  /^(?:(?:la)?(?:ki|ku|ni|nu|lo)|a?r(?:a|ige|inda|annu|alli)|(?:da)?lli|ige|(?:a?r|n)?(?:in|il|al|ai|uk+u)|y?ude|i?nte)$/;
const minStem = 5;

function withoutLast(words: readonly string[], isEnding: (end: string) => boolean) {
  const stem = cutEnding(words.at(-1) ?? "", isEnding, minStem);
  return stem === null ? words : [...words.slice(0, -1), stem];
}

/** Lists how a text may name a person: as it stands, without titles, surnames, the ending of a case. */
export function listPersonTexts(text: string): string[] {
  const words = text.split(/[\s,.()]+/).filter((word) => normalizeWords(word).length > 0);
  const isIn = (set: Set<string>) => (word: string) => set.has(normalizeWords(word).join(""));
  const without = (all: readonly string[], set: Set<string>) => {
    const rest = all.filter((word) => !isIn(set)(word));
    return rest.length > 0 ? rest : all;
  };
  const untitled = withoutLast(without(words, titles), (end) => joinedTitles.has(end));
  const bare = without(untitled, surnames);
  const isRoman = /^[\p{Script=Latin}\p{M}\s]*$/u.test(untitled.at(-1) ?? "");
  const isCase = (end: string) => (isRoman ? end === "s" : cases.test(end));
  const texts = [text, untitled.join(" "), bare.join(" "), withoutLast(untitled, isCase).join(" ")];
  return [...new Set(texts.filter((one) => one !== ""))];
}
