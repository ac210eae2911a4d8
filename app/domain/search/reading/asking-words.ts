import { normalizeWords } from "../keys/search-key.ts";

/** What a word of a query asks for without naming it: "ragas", "தாளம்", "songs". */
export type AskedKind = "raaga" | "taala" | "song";

const written: Record<AskedKind, string> = {
  raaga:
    "raga ragas raaga raagas ragam ragams raagam raag raags రాగం రాగము రాగాలు రాగములు రాగంలో రాగాల రాగాలలో రాగాల్లో " +
    "ராகம் ராகங்கள் இராகம் ராகத்தில் ராகங்களில் ರಾಗ ರಾಗಗಳು ರಾಗದಲ್ಲಿ ರಾಗಗಳಲ್ಲಿ രാഗം രാഗങ്ങൾ രാഗത്തിൽ രാഗങ്ങളിൽ राग रागों रागम",
  taala:
    "tala talas taala taalas talam talams thalam thalams taal తాళం తాళము తాళాలు తాళంలో తాళాల్లో தாளம் தாளங்கள் தாளத்தில் " +
    "ತಾಳ ತಾಳಗಳು ತಾಳದಲ್ಲಿ താളം താളങ്ങൾ താളത്തിൽ ताल तालम तालों",
  song:
    "song songs composition compositions recording recordings పాట పాటలు రచన రచనలు రికార్డింగ్‌లు பாட்டு பாடல் பாடல்கள் பாட்டுகள் " +
    "ஒலிப்பதிவுகள் ಹಾಡು ಹಾಡುಗಳು ರಚನೆ ರಚನೆಗಳು ಧ್ವನಿಮುದ್ರಣಗಳು പാട്ട് പാട്ടുകൾ ഗാനം ഗാനങ്ങൾ റെക്കോഡിങ്ങുകൾ गीत गाना गाने गीतों रचना रचनाएँ रिकॉर्डिंग",
};

const soundOf = (word: string) => normalizeWords(word).join("");

const kinds = new Map(
  Object.entries(written).flatMap(([kind, words]) =>
    words.split(" ").map((word) => [soundOf(word), kind as AskedKind] as const),
  ),
);

/** Returns what a word asks for without naming it, in any of the six languages; null for any other word. */
export const askedKind = (word: string): AskedKind | null => kinds.get(soundOf(word)) ?? null;
