/** The `lang` of a letter by which a list is narrowed: in a list of an Indian script, roman letters stand apart. */
export const letterLanguage = (letter: string) =>
  /^\p{sc=Latn}$/u.test(letter) ? "en" : undefined;
