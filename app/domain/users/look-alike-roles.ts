import { cutText } from "../cut-text.ts";
import { roleIds } from "./system-roles.ts";

export const maxRoleName = 100;

/** Letters of other scripts, and l, that look like those of the system roles' names. */
const lookAlikes: Record<string, string> = {
  a: "аΑАαᎪꓮⲁ",
  b: "ВвьΒβᏴꓐⲃ",
  c: "сСϲᏟꓚⲥ",
  d: "ԁԀժᎠꓓ",
  e: "еЕΕεєᎬꓰⲉ",
  i: "іІΙιӏӀΊlᎥꓲⲓ",
  m: "МмΜμᎷꓟⲙ",
  n: "Νηпոꓠⲛ",
  o: "оОΟοσօꓳⲟ",
  r: "гᎡᏒꓣ",
  s: "ѕЅᏚꓢ",
  t: "тТΤτᎢꓔⲧ",
  u: "υսцꓴ",
  v: "νѵѴᏙꓦ",
  w: "ԝԜωѡᎳꓪⲱ",
};
const plainLetters = new Map(
  Object.entries(lookAlikes).flatMap(([plain, others]) => [...others].map((one) => [one, plain])),
);

/** Matches any letter. Replaces a digit, or a Latin letter outside a to z. */
const anyLetter = "?";
/** Matches any letter or none. Replaces a symbol. */
const anyOrNone = "*";

function toPlain(letter: string): string {
  const small = letter.toLowerCase();
  const plain = plainLetters.get(letter) ?? plainLetters.get(small);
  if (plain) return plain;
  if (/[a-z]/.test(small)) return small;
  if (/[\p{N}\p{Script=Latin}]/u.test(letter)) return anyLetter;
  return /\p{L}/u.test(letter) ? letter : anyOrNone;
}

/** Replaces the letters of a name by the plain letters they look like, without marks and spaces. */
const looksOf = (name: string) =>
  Array.from(name.normalize("NFKD").replace(/[\p{M}\p{Z}\p{C}]/gu, ""), toPlain)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("ci", "d");

/** Whether a name looks like a role's, with at most half of the letters matched by wildcards. */
function canBeRead(looks: string, role: string): boolean {
  /** The number of wildcard matches, by the length of the prefix of the role that is matched so far. */
  let guessed = new Map([[0, 0]]);
  for (const look of looks) {
    const next = new Map<number, number>();
    const reach = (at: number, guesses: number) => {
      if (guesses < (next.get(at) ?? Infinity)) next.set(at, guesses);
    };
    for (const [at, guesses] of guessed) {
      if (look === anyOrNone) reach(at, guesses);
      if (at === role.length) continue;
      if (look === role[at]) reach(at + 1, guesses);
      else if (look === anyLetter || look === anyOrNone) reach(at + 1, guesses + 1);
    }
    if (next.size === 0) return false;
    guessed = next;
  }
  return (guessed.get(role.length) ?? Infinity) <= role.length / 2;
}

const systemRoles = Object.keys(roleIds).map((name) => name.toLowerCase());

/** Returns the system role that a name looks like, in lower case, or undefined. */
export function findLookAlike(name: string): string | undefined {
  // No stored name is longer.
  const looks = looksOf(cutText(name, maxRoleName));
  return systemRoles.find((role) => canBeRead(looks, role));
}

/** Whether a name has letters of the Latin script beside those of another. */
export function mixesScripts(name: string): boolean {
  const plain = name.normalize("NFKC");
  return (
    /\p{Script=Latin}/u.test(plain) &&
    /(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(plain)
  );
}
