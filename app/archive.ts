/** Who this archive is about. Another master's archive is made by changing this file and the seeds. */
export const archive = {
  title: "Murali Archive",
  master: "M. Balamuralikrishna",
  born: "1930-07-06",
  died: "2016-11-22",
  /** The composer that a new song is given. */
  composer: "M. Balamuralikrishna",
  contact: "archive@example.org",
} as const;

export const languages = ["en", "te", "ta", "kn", "ml", "hi"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** What each language calls itself, and whose flag stands for it in the menu. */
export const languageNames: Record<Language, { name: string; flag: "gb" | "in" }> = {
  en: { name: "English", flag: "gb" },
  te: { name: "తెలుగు", flag: "in" },
  ta: { name: "தமிழ்", flag: "in" },
  kn: { name: "ಕನ್ನಡ", flag: "in" },
  ml: { name: "മലയാളം", flag: "in" },
  hi: { name: "हिन्दी", flag: "in" },
};
