import type { Language } from "../../../archive.ts";

/** Names of the inputs of a line, by its number. */
export const keyInput = (number: number) => `key.${number}`;
export const timesInput = (number: number) => `times.${number}`;
export const meaningInput = (number: number) => `meaning.${number}`;
/** The meanings of all lines in a language that is not shown, as the archive stores them. */
export const meaningsInput = (language: Language) => `meanings.${language}`;
