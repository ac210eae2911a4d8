import type { Translations } from "#app/archive.ts";

/** Languages, licence and sources stay. */
export * from "#app/archive.ts";

export const archive = {
  title: "Tyagaraja Archive",
  composer: "Tyagaraja",
  composerId: "tyagaraja",
  years: "1767–1847",
  contact: "archive@example.org",
} as const;

export const exampleSong = { title: "Meru Samana", raagaId: "Mayamalavagaula" };

export const masterName: Translations = {
  en: "Tyagaraja",
  te: "త్యాగరాజు",
  ta: "தியாகராஜர்",
  kn: "ತ್ಯಾಗರಾಜ",
  ml: "ത്യാഗരാജൻ",
  hi: "त्यागराज",
};

export const dedication: Translations = { ...masterName };
