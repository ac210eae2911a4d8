import { toSearchKeys } from "../../search/keys/search-key.ts";

const keysOf = (words: string) => new Set(words.split(/\s+/).map((word) => toSearchKeys(word).k1));

/** Words that count recordings, in English and as Indian languages write or say them. */
const countingWords = keysOf(
  `track side tape cassette audio video recording record rec file song part piece item disc disk cd dvd volume vol
  number no nr untitled unknown unnamed title new voice memo clip copy reel spool program programme concert live
  kutcheri kacheri katcheri session vid whatsapp ptt mp dat ట్రాక్ సైడ్ టేప్ పాట భాగం ट्रैक टेप गीत भाग डिस्क
  ட்ராக் டேப் பாடல் பகுதி ಟ್ರ್ಯಾಕ್ ಟೇಪ್ ಹಾಡು ಭಾಗ ട്രാക്ക് ടേപ്പ് പാട്ട് ഭാഗം`,
);

/** Words that name a kind of music, so that many compositions are called by them. */
const kindWords = keysOf(
  `kriti kirtana kirtanam krithi devaranama varnam tana pada daru tillana thillana padam javali gitam geetham svarajati
  swarajathi jatisvaram ragamalika mangalam bhajan bhajana keertan tiruppugazh shloka slokam sloka viruttam virutham
  pasuram abhang ashtapadi tarangam ragam raga tanam thanam pallavi rtp alapana aalapana neraval niraval svaram swaram
  kalpana kalpanaswaram tani thani avartanam taniavartanam light film main sub the in of and a`,
);

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
const isCount = (word: string) => /^(?:\p{N}+|[a-z]|[ivx]+|side[a-f])$/iu.test(word);
const isOf = (words: ReadonlySet<string>) => (word: string) => words.has(toSearchKeys(word).k1);

/** Whether a title only counts recordings: Track 01, Tape 12 Side A. */
export const isCounting = (title: string): boolean =>
  wordsIn(title).every((word) => isCount(word) || isOf(countingWords)(word));

/** Whether a title says nothing of one composition: it only counts, or only names a kind of music, as Tillana 2. */
export const isGenericTitle = (title: string): boolean =>
  wordsIn(title).every(
    (word) => isCount(word) || isOf(countingWords)(word) || isOf(kindWords)(word),
  );
