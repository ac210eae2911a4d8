import type { PersonPart } from "../../people/person.ts";
import { toSearchKeys } from "../keys/search-key.ts";
import { partVerbs } from "./part-verbs.ts";
import { isJoining, type QueryWord } from "./query-words.ts";

/** A part of a person in a song that a query can name, with the matching accompaniment type. */
export interface RequiredPart {
  part: PersonPart;
  type: string;
}

interface Words {
  /** The name of the type in lower case, if it differs from the part's. */
  type?: string;
  words: string;
}

const parts: Partial<Record<PersonPart, Words>> = {
  composer: {
    words:
      "composer composers composed composition compositions written vaggeyakara రచయిత వాగ్గేయకారుడు వాగ్గేయకారులు రచన రచనలు " +
      "இயற்றியவர் வாக்கேயக்காரர் ವಾಗ್ಗೇಯಕಾರ ವಾಗ್ಗೇಯಕಾರರು ರಚನೆ ರಚನೆಗಳು വാഗ്ഗേയകാരൻ വാഗ്ഗേയകാരർ രചന രചനകൾ " +
      "रचनाकार वाग्गेयकार रचना रचनाएँ रचनाएं",
  },
  vocal: {
    type: "vocal support",
    words:
      "singer singers sung rendered voice vocal vocals vocalist గాయకుడు గాయకులు గాయని గాత్రం గాత్రంలో గొంతులో గళంలో " +
      "பாடகர் பாடகி வாய்ப்பாட்டு குரலில் ಗಾಯಕ ಗಾಯಕರು ಗಾಯಕಿ ಗಾಯನ ಕಂಠದಲ್ಲಿ ಧ್ವನಿಯಲ್ಲಿ " +
      "ഗായകൻ ഗായിക ശബ്ദത്തിൽ വായ്പ്പാട്ട് गायक गायिका गायन आवाज़",
  },
  violin: {
    words: "violin violinist fiddle వయోలిన్ వయొలిన్ వాయులీనం வயலின் பிடில் ವಯಲಿನ್ ಪಿಟೀಲು വയലിൻ वायलिन वॉयलिन",
  },
  viola: { words: "viola వయోలా வயோலா ವಯೋಲಾ വയോള वायोला" },
  veena: { words: "veena vina vainika వీణ వైణికుడు வீணை ವೀಣೆ ವೀಣಾ വീണ वीणा" },
  chitravina: {
    words: "chitravina chitraveena gottuvadyam చిత్రవీణ சித்திரவீணை கோட்டுவாத்தியம் ಚಿತ್ರವೀಣೆ ചിത്രവീണ चित्रवीणा",
  },
  mandolin: { words: "mandolin మాండలిన్ மாண்டலின் ಮ್ಯಾಂಡೊಲಿನ್ മാൻഡൊലിൻ मैंडोलिन" },
  flute: {
    words: "flute venu flautist వేణువు புல்லாங்குழல் ಕೊಳಲು പുല്ലാങ്കുഴൽ बाँसुरी बांसुरी",
  },
  nagaswaram: {
    words:
      "nagaswaram nadaswaram nagasvaram nadasvaram నాదస్వరం நாதஸ்வரம் நாதசுவரம் ನಾಗಸ್ವರ ನಾದಸ್ವರ നാദസ്വരം नागस्वरम नादस्वरम",
  },
  saxophone: { words: "saxophone sax శాక్సోఫోన్ సాక్సోఫోన్ சாக்ஸபோன் ಸ್ಯಾಕ್ಸೊಫೋನ್ സാക്സഫോൺ सैक्सोफ़ोन" },
  jalatarangam: { words: "jalatarangam jaltarang జలతరంగం ஜலதரங்கம் ಜಲತರಂಗ ജലതരംഗം जलतरंग" },
  mridangam: {
    words: "mridangam mrudangam mridangist మృదంగం மிருதங்கம் ಮೃದಂಗ മൃദംഗം मृदंगम मृदंगम् मृदंग",
  },
  ghatam: { words: "ghatam ఘటం கடம் ಘಟ ಘಟಂ ഘടം घटम घटम्" },
  kanjira: { type: "kanjeera", words: "kanjira kanjeera ganjira కంజీర கஞ்சிரா ಖಂಜಿರ ಕಂಜಿರ ഗഞ്ചിറ कंजीरा" },
  morsing: {
    words: "morsing morching mukharshankh మోర్సింగ్ மோர்சிங் முகர்சங்கு ಮೋರ್ಸಿಂಗ್ മുഖർശംഖ് मोरसिंग",
  },
};

const toKey = (word: string) => toSearchKeys(word).k2;
const mapParts = (all: typeof parts) =>
  new Map(
    Object.entries(all).flatMap(([part, { words, type = part }]) =>
      words.split(" ").map((word) => [toKey(word), { part: part as PersonPart, type }] as const),
    ),
  );

export const composing: RequiredPart = { part: "composer", type: "composer" };
export const singing: RequiredPart = { part: "vocal", type: "vocal support" };

const partOf = mapParts(parts);
const partOfVerb = mapParts({
  composer: { words: partVerbs.composer },
  vocal: { words: partVerbs.vocal, type: singing.type },
});

const readPartWord = (word: QueryWord, isAfter = true) => {
  if (word.quoted) return undefined;
  const key = toKey(word.text);
  return partOf.get(key) ?? (isAfter ? partOfVerb.get(key) : undefined);
};

/** Whether a word names a part of a person: "violin", "sung", "రచించిన". */
export const isPartWord = (word: QueryWord): boolean => readPartWord(word) !== undefined;

/**
 * Reads words as a person with a part, as "violin Lalgudi", "Lalgudi violin" or "composed by Dikshitar". Returns the
 * part and the words of the name; null if no word at either end names a part. A verb (`partVerbs`) belongs to the name
 * before it, and to the one behind it only where the query begins with it.
 */
export function readPart(
  words: readonly QueryWord[],
  beginsQuery: boolean,
): { required: RequiredPart; name: readonly QueryWord[] } | null {
  if (words.length < 2) return null;
  for (const at of [0, words.length - 1]) {
    const word = words[at]!;
    const required = readPartWord(word, at > 0 || beginsQuery);
    const name = words.filter((one, other) => other !== at && !isJoining(one, words));
    if (required && name.length > 0) return { required, name };
  }
  return null;
}
