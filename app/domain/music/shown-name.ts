export type { Language } from "../../archive.ts";

/** A name as pages show it: in roman letters, or in the reader's script with the roman one. */
export type ShownName = string | readonly [native: string, roman: string];

export const showName = (native: string | null | undefined, roman: string): ShownName =>
  native && native !== roman ? [native, roman] : roman;

/** The name in the reader's script only, for plain text such as labels and page titles. */
export const textOf = (name: ShownName): string => (typeof name === "string" ? name : name[0]);

export const romanOf = (name: ShownName): string => (typeof name === "string" ? name : name[1]);

/** Both in one text, for titles of pages. */
export const bothOf = (name: ShownName): string =>
  typeof name === "string" ? name : `${name[0]} (${name[1]})`;
