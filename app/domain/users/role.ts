import { z } from "zod";
import { atLeast, atMost } from "../form-error.ts";
import { hasLetter, tidyLine } from "../tidy-text.ts";
import { roleIds } from "./system-roles.ts";

export const roleSorts = ["name", "id", "createdAt"] as const;
export type RoleSort = (typeof roleSorts)[number];

const minNameLength = 2;
const maxNameLength = 100;
const maxDescriptionLength = 500;

export type RoleErrorKey =
  | "admin.roleNameRequired"
  | "admin.roleNameShort"
  | "admin.roleNameLong"
  | "admin.roleDescriptionLong"
  | "form.noLetter";
const errorKey = (key: RoleErrorKey) => key;

export const roleForm = z.object({
  name: z
    .string(errorKey("admin.roleNameRequired"))
    .transform(tidyLine)
    .refine((text) => text !== "", { message: errorKey("admin.roleNameRequired"), abort: true })
    .refine(hasLetter, errorKey("form.noLetter"))
    .refine(...atLeast(minNameLength, errorKey("admin.roleNameShort")))
    .refine(...atMost(maxNameLength, errorKey("admin.roleNameLong")))
    .meta({ minLength: minNameLength }),
  description: z
    .string()
    .transform(tidyLine)
    .refine(...atMost(maxDescriptionLength, errorKey("admin.roleDescriptionLong")))
    .default(""),
});

/** Letters of other alphabets, and digits, that look like those of the system roles' names. */
const lookAlikes: Record<string, string> = {
  a: "аΑАαɑᴀ",
  b: "ВвьΒβʙᏴ",
  c: "сСϲᴄ",
  d: "ԁԀᴅժ",
  e: "еЕΕεєᴇ",
  i: "іІΙιıɪӏⲓl1|!ӀⅼΊ",
  m: "МмΜμᴍ",
  n: "ΝηпոɴƝ",
  o: "оОΟοσ0ᴏօ",
  r: "гʀᴦɾ",
  s: "ѕЅꜱ",
  t: "тТΤτᴛ",
  u: "υսᴜцʋ",
  v: "νѵѴᴠ",
  w: "ԝωѡᴡԜ",
};
const plainLetters = new Map(
  Object.entries(lookAlikes).flatMap(([plain, others]) => [...others].map((one) => [one, plain])),
);

/** Writes a name in the plain letters that it looks like, without marks, spaces and punctuation. */
const looksOf = (name: string) =>
  [...name.normalize("NFKD").replace(/[^\p{L}\p{N}|!]/gu, "")]
    .map((letter) => plainLetters.get(letter) ?? letter.toLowerCase())
    .map((letter) => plainLetters.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");

const systemRoles = new Map(
  Object.keys(roleIds).map((name) => [looksOf(name), name.toLowerCase()]),
);

/**
 * Folds a name for comparison: NFKC, lower case, single spaces, no invisible characters. What looks like the name of a
 * system role, as "Аdministrator" with a Cyrillic А does, becomes that name.
 */
export function foldRoleName(name: string): string {
  const folded = tidyLine(name.normalize("NFKC")).replace(/\p{C}/gu, "").toLowerCase();
  return systemRoles.get(looksOf(name)) ?? folded;
}
