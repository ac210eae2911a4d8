import { cutEnding, toSounds as toPlainSounds } from "./cut-ending.ts";
import { isInitial, orderName, romanizeInitials } from "./initials.ts";
import { fold } from "./search-key.ts";

const toSounds = (word: string) => fold(toPlainSounds(word));
const sounds = (words: string) => new Set(words.split(" ").map(toSounds));

/** Titles before and after names, joined to them or not. */
const titles = sounds(
  "sri shrimati srimati smt kumari selvi tiru tirumati mr mrs dr doctor daktar doktar do da prof professor " +
    "pandit pandita pt pam vidwan vidvan vidvam vidushi ustad saint sant guru sadguru maharaja srimad sriman " +
    "brahmasri brahmashri sangita kalanidhi padmasri padmabhushan padmavibhushan by of",
);
const lastTitles = sounds(
  "garu gari gariki garini avargal avarkal avaru avara avarige navaru navara ravaru ravara varu vari variki ji " +
    "svamigal svamikalu svamulu svamulavaru",
);
const postpositions = sounds("ka ki ke ne ko mem dvara yokka");
const surnames = sounds(
  "iyer ayyar aiyar ayyer iyengar ayyangar aiyangar sastri sastrigal svami bhagavatar pillai mudaliar",
);

/** Of Telugu, Kannada, Tamil and Malayalam, which write them with the name. */
const cases =
  /^(?:(?:la)?(?:ki|ku|ni|nu|lo)|a?r(?:a|ike|inta|annu|al+i)|(?:ta)?l+i|ike|(?:a?r|n)?(?:in|il|al|ai|uku)|y?ute|i?nte)$/;
const minStem = 5;

const isAny = (set: Set<string>) => (word: string) => set.has(toSounds(word));

function without(words: readonly string[], set: Set<string>): readonly string[] {
  const rest = words.filter((word) => !isAny(set)(word));
  return rest.every(isInitial) ? words : rest;
}

function cutLast(words: readonly string[], isEnding: (end: string) => boolean) {
  const stem = cutEnding(words.at(-1) ?? "", isEnding, minStem);
  return stem === null ? words : [...words.slice(0, -1), stem];
}

function removeTitles(all: readonly string[]): readonly string[] {
  const words = all.length > 1 && isAny(postpositions)(all.at(-1)!) ? all.slice(0, -1) : all;
  return cutLast(without(without(words, lastTitles), titles), isAny(lastTitles));
}

function removeCase(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? "";
  if (!/\p{Script=Latin}/u.test(last)) return cutLast(words, (end) => cases.test(toSounds(end)));
  return [...words.slice(0, -1), last.replace(/['’]s$/, "")];
}

/** Telugu honours people by a plural: దీక్షితుల is of దీక్షితులు. */
const toNominative = (words: readonly string[]) => [
  ...words.slice(0, -1),
  (words.at(-1) ?? "").replace(/ుల$/u, "ులు"),
];

const toWords = (text: string) =>
  text.split(/[\s,.()/&–-]+/).filter((word) => toPlainSounds(word) !== "");

/** Removes the titles of a name. */
export const removeNameTitles = (text: string): string =>
  removeTitles(toWords(text)).join(" ") || text;

/** Lists how a text may name a person: as it stands, without titles, in other orders, without surname or ending. */
export function listPersonTexts(text: string): string[] {
  const untitled = removeTitles(toWords(text));
  const texts = [
    untitled,
    romanizeInitials(untitled),
    orderName(text, untitled),
    without(untitled, surnames),
    removeCase(untitled),
    toNominative(untitled),
  ].map((words) => words.join(" "));
  const seen = new Set([""]);
  return [text, ...texts].filter((one) => {
    const key = toWords(one).join(" ");
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
