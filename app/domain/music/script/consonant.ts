import type { Language } from "../../../archive.ts";

const iso = "k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l v ś ṣ s h".split(
  " ",
);

/** The same consonants in the same order; Tamil has one letter for several of them. */
const letters: Partial<Record<Language, string>> = {
  te: "కఖగఘఙచఛజఝఞటఠడఢణతథదధనపఫబభమయరలవశషసహ",
  kn: "ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹ",
  ml: "കഖഗഘങചഛജഝഞടഠഡഢണതഥദധനപഫബഭമയരലവശഷസഹ",
  hi: "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
};

/** Writes a consonant of ISO 15919 as a letter of the script of `language`; in English and Tamil it stays. */
export function consonantInScript(consonant: string, language: Language): string {
  return letters[language]?.[iso.indexOf(consonant)] ?? consonant;
}
