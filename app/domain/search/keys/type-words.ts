import { listSingulars } from "./plural.ts";
import { toSearchKeys } from "./search-key.ts";

/** Other words for types of songs than their names in six languages. */
const otherWords: Record<string, string> = {
  Kirtana: "sankirtana",
  "Light song":
    "light music, లలిత సంగీతం, மெல்லிசை, மெல்லிசைப்பாட்டு, ಸುಗಮ ಸಂಗೀತ, ലളിതസംഗീതം, सुगम, सुगम संगीत, भावगीत",
  "Film song":
    "movie song, cinema song, cine song, film music, సినిమా గీతం, చిత్రగీతం, சினிமா பாடல், சினிமாப் பாட்டு, திரைப்பாடல், திரை இசைப் பாடல், " +
    "ಸಿನಿಮಾ ಹಾಡು, ಚಲನಚಿತ್ರ ಗೀತೆ, സിനിമാഗാനം, സിനിമാ പാട്ട്, സിനിമാപ്പാട്ട്, ചലച്ചിത്രഗാനം, फिल्म गीत, फिल्मी गाना, फिल्मी गाने, सिनेमा गीत",
};

const toKey = (text: string) => toSearchKeys(text).k2;
const typeOf = new Map(
  Object.entries(otherWords).flatMap(([type, words]) =>
    words.split(", ").map((word) => [toKey(word), type] as const),
  ),
);

/** Lists how a text may name a type of songs: as it stands, in the singular ("kritis"), by another word for it. */
export function listTypeTexts(text: string): string[] {
  const texts = [text, ...listSingulars(text)];
  return [...new Set([...texts, ...texts.flatMap((one) => typeOf.get(toKey(one)) ?? [])])];
}
