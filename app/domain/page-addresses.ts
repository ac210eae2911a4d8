import { defaultLanguage, type Language, languages } from "../archive.ts";

/** Returns the address of a page in a language. The default language has no prefix. */
export function addressIn(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
}

/** Lists the addresses of a page by language, as search engines read them. */
export const alternatesOf = (address: string): { language: string; address: string }[] => [
  { language: "x-default", address },
  ...languages.map((language) => ({ language, address: addressIn(address, language) })),
];
