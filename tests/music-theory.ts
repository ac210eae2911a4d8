/** The rows of the katapayadi code: a consonant's position in its row is its digit, the tenth is 0. */
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
