import { normalizeWords } from "./search-key.ts";

/** Endings of plurals and of their cases as they sound: English, Telugu, Kannada, Tamil, Malayalam, Hindi. */
const endings = [
  /sa?$/,
  /(?:mu|[aiu])l(?:u|a|anu|aku|al?lo|lo)$/,
  /e?gal(?:u|a|annu|alli|ige)$/,
  /(?:n[kg]|k?k)al(?:ai|il|in|ukku|u[dt]e)?$/,
  /n{1,2}al(?:il|u[dt]e|e)?$/,
  /(?:iy|a)?(?:am|an|om|em)(?:mem)?$/,
  // Hindi writes varnam and varnams without a virama, and long names in -a also with -e, as Kannada does.
  /(?<=am)s?a$/,
  /(?<=.{5})e$/,
];
/** What a singular may end in where a plural has another vowel: kritulu, kriti. */
const singularEndings = ["", "i", "am", "a"];
const shortest = 3;
/** No type has more words. */
const maxWords = 2;

/** The vowel r is written ri and ru, and in Tamil iru: kruti, kiruti. */
const respell = (word: string) => word.replace(/^ki?ru/, "kri");

/**
 * Lists what a plural may be the plural of, in roman letters ("కృతులు", "kritis" give "kriti"), or a type in another
 * spelling ("kruti"); none for other texts.
 */
export function listSingulars(text: string): string[] {
  const words = normalizeWords(text);
  if (words.length > maxWords) return [];
  const last = words.at(-1) ?? "";
  const stems = endings
    .map((ending) => last.replace(ending, ""))
    .filter((stem) => stem !== last && stem.length >= shortest);
  const before = words.slice(0, -1);
  // A nasal before an s is spelt m: the plural of bhajan is bajams.
  const nasals = last.endsWith("ms") ? [last.replace(/ms$/, "n")] : [];
  const singulars = [...stems, ...nasals].flatMap((stem) =>
    singularEndings.map((ending) => stem + ending),
  );
  const spelled = [last, ...singulars].map(respell).filter((word) => word !== last);
  return [...new Set(spelled)].map((word) => [...before, word].join(" "));
}
