/** For an archive of another master, this file is another: docs/another-archive.md has all that changes. */

export const languages = ["en", "te", "ta", "kn", "ml", "hi"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";
export type Translations = Record<Language, string>;

export const languageNames: Record<Language, { name: string; flag: "gb" | "in" }> = {
  en: { name: "English", flag: "gb" },
  te: { name: "తెలుగు", flag: "in" },
  ta: { name: "தமிழ்", flag: "in" },
  kn: { name: "ಕನ್ನಡ", flag: "in" },
  ml: { name: "മലയാളം", flag: "in" },
  hi: { name: "हिंदी", flag: "in" },
};

export const archive = {
  title: "Murali Archive",
  composer: "M. Balamuralikrishna",
  composerId: "m-balamuralikrishna",
  years: "1930–2016",
  contact: "archive@example.org",
} as const;

/** A song of the composer, for the examples of REST. */
export const exampleSong = { title: "Omkara Akarini", raagaId: "Lavangi" };

interface Licence {
  name: string;
  address: string;
}

/** The licence of the open data, which the owner chooses; null until then, and /data says so. */
export const dataLicence: Licence | null = null as Licence | null;

/**
 * What becomes of lyrics, meanings, notations, recordings and pictures whose rights nobody has stated: they are shown,
 * and are in downloads only if this says so.
 */
export const unknownRights = { inDownloads: false as boolean };

/** Where most facts of the open data come from. `licence` is as its owner names it, or null if none is stated. */
export const dataSources: { name: string; address: string; licence: string | null }[] = [
  { name: "Wikipedia", address: "https://www.wikipedia.org/", licence: "CC BY-SA 4.0" },
  {
    name: "carnatic-music/ragavardhini",
    address: "https://github.com/carnatic-music/ragavardhini",
    licence: "EPL 1.0",
  },
  {
    name: "codevalley/raagawheel",
    address: "https://github.com/codevalley/raagawheel",
    licence: "MIT",
  },
  {
    name: "carnaticlabs/Sangeetha-Grantha",
    address: "https://github.com/carnaticlabs/Sangeetha-Grantha",
    licence: null,
  },
  {
    name: "ramanarunachalam/Music",
    address: "https://github.com/ramanarunachalam/Music",
    licence: null,
  },
];

export const masterName: Translations = {
  en: "M. Balamuralikrishna",
  te: "ఎం. బాలమురళీకృష్ణ",
  ta: "எம். பாலமுரளிகிருஷ்ணா",
  kn: "ಎಂ. ಬಾಲಮುರಳಿಕೃಷ್ಣ",
  ml: "എം. ബാലമുരളീകൃഷ്ണ",
  hi: "एम. बालमुरलीकृष्ण",
};

export const dedication: Translations = {
  en: "Dedicated to M. Balamuralikrishna, whose music remains.",
  te: "ఎం. బాలమురళీకృష్ణ గారికి అంకితం. ఆయన సంగీతం నిలిచే ఉంది.",
  ta: "எம். பாலமுரளிகிருஷ்ணா அவர்களுக்கு அர்ப்பணம்; அவரது இசை நிலைத்திருக்கிறது.",
  kn: "ಎಂ. ಬಾಲಮುರಳಿಕೃಷ್ಣ ಅವರಿಗೆ ಅರ್ಪಣೆ. ಅವರ ಸಂಗೀತ ಇಂದಿಗೂ ಉಳಿದಿದೆ.",
  ml: "എം. ബാലമുരളീകൃഷ്ണയ്ക്കു സമർപ്പിതം; ആ സംഗീതം നിലനിൽക്കുന്നു.",
  hi: "एम. बालमुरलीकृष्ण को समर्पित, जिनका संगीत आज भी जीवित है।",
};
