import { chakraNames, chakraOf } from "./chakra.ts";

/** The 72 melakarta raagas: the names are listed, everything else follows from the number. */
export interface Melakarta {
  number: number;
  name: string;
  chakra: string;
  chakraNumber: number;
  placeInChakra: number;
  madhyama: "M1" | "M2";
  arohana: string;
  avarohana: string;
  partner: number;
}

/** Their names in order, a chakra a line. */
const names: readonly string[] = [
  "Kanakangi Ratnangi Ganamurti Vanaspati Manavati Tanarupi",
  "Senavati Hanumatodi Dhenuka Natakapriya Kokilapriya Rupavati",
  "Gayakapriya Vakulabharanam Mayamalavagaula Chakravakam Suryakantam Hatakambari",
  "Jhankaradhvani Nathabhairavi Kiravani Kharaharapriya Gaurimanohari Varunapriya",
  "Mararanjani Charukeshi Sarasangi Harikambhoji Dhirashankarabharanam Naganandini",
  "Yagapriya Ragavardhini Gangeyabhushani Vagadhishvari Shulini Chalanata",
  "Salagam Jalarnavam Jhalavarali Navanitam Pavani Raghupriya",
  "Gavambhodhi Bhavapriya Shubhapantuvarali Shadvidhamargini Suvarnangi Divyamani",
  "Dhavalambari Namanarayani Kamavardhini Ramapriya Gamanashrama Vishvambhari",
  "Shyamalangi Shanmukhapriya Simhendramadhyamam Hemavati Dharmavati Nitimati",
  "Kantamani Rishabhapriya Latangi Vachaspati Mechakalyani Chitrambari",
  "Sucharitra Jyotisvarupini Dhatuvardhini Nasikabhushani Kosalam Rasikapriya",
].flatMap((six) => six.split(" "));

/** The six pairs that rishabha-gandhara and dhaivata-nishada both run through. */
const lowerPairs: readonly string[] = ["R1 G1", "R1 G2", "R1 G3", "R2 G2", "R2 G3", "R3 G3"];
const upperPairs: readonly string[] = ["D1 N1", "D1 N2", "D1 N3", "D2 N2", "D2 N3", "D3 N3"];

/**
 * The melakarta of number n (1 to 72), its scale computed from n: the half gives M1 or M2, the
 * chakra gives R and G, the place in the chakra gives D and N. RangeError for any other number.
 */
export function melakarta(n: number): Melakarta {
  const name = Number.isInteger(n) ? names[n - 1] : undefined;
  if (name === undefined) {
    throw new RangeError(`There is no melakarta ${n}: the numbers are 1 to 72.`);
  }
  const chakraNumber = chakraOf(n);
  const place = (n - 1) % 6;
  const madhyama = n <= 36 ? "M1" : "M2";
  const arohana = `S ${lowerPairs[(chakraNumber - 1) % 6]} ${madhyama} P ${upperPairs[place]} S'`;
  return {
    number: n,
    name,
    chakra: chakraNames[chakraNumber - 1]!,
    chakraNumber,
    placeInChakra: place + 1,
    madhyama,
    arohana,
    avarohana: arohana.split(" ").toReversed().join(" "),
    partner: n <= 36 ? n + 36 : n - 36,
  };
}

/** All 72 melakartas in the order of their numbers. */
export function allMelakartas(): Melakarta[] {
  return names.map((_, index) => melakarta(index + 1));
}

/** The rows of the katapayadi code: a consonant's place in its row is its digit, the tenth is 0. */
const katapayadiRows: readonly (readonly string[])[] = [
  "k kh g gh ṅ c ch j jh ñ",
  "T Th D Dh N t th d dh n",
  "p ph b bh m",
  "y r l v sh S s h",
].map((row) => row.split(" "));

function katapayadiDigit(letter: string): number {
  const row = katapayadiRows.find((letters) => letters.includes(letter));
  if (row === undefined) {
    throw new RangeError(`"${letter}" is not a consonant of the katapayadi code.`);
  }
  return (row.indexOf(letter) + 1) % 10;
}

/**
 * The number two deciding consonants stand for, read backwards: "dh-r" is 9 and 2, so 29.
 * Capital T Th D Dh N S are retroflex, sh is the palatal sibilant. RangeError for anything else.
 */
export function katapayadiNumber(letters: string): number {
  const [first, second, ...rest] = letters.split("-");
  if (first === undefined || second === undefined || rest.length > 0) {
    throw new RangeError(`"${letters}" is not a pair of consonants such as "k-n".`);
  }
  return katapayadiDigit(second) * 10 + katapayadiDigit(first);
}

/** The swaras by semitone above S; two names in one place share a pitch. */
const swarasByPitch: readonly (readonly string[])[] = [
  "S",
  "R1",
  "R2 G1",
  "R3 G2",
  "G3",
  "M1",
  "M2",
  "P",
  "D1",
  "D2 N1",
  "D3 N2",
  "N3",
  "S'",
].map((pitch) => pitch.split(" "));

/**
 * How many semitones a swara lies above S: 0 for "S", 12 for "S'".
 * RangeError for anything that is not one of the sixteen swara names or "S'".
 */
export function semitones(swara: string): number {
  const pitch = swarasByPitch.findIndex((swaras) => swaras.includes(swara));
  if (pitch < 0) throw new RangeError(`"${swara}" is not a swara.`);
  return pitch;
}
