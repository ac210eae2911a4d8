/** The rows of the katapayadi code: a consonant's position in its row is its digit, the tenth is 0. */
const katapayadiRows: readonly (readonly string[])[] = [
  "k kh g gh ṅ c ch j jh ñ",
  "ṭ ṭh ḍ ḍh ṇ t th d dh n",
  "p ph b bh m",
  "y r l v ś ṣ s h",
].map((row) => row.split(" "));

/** The two deciding consonants of each melakarta in the order of their numbers, one chakra per line. */
const deciding: readonly string[] = [
  "k-n r-n g-n v-n m-n t-n",
  "s-n h-n dh-n n-ṭ k-k r-p",
  "g-y v-k m-y c-k s-y h-ṭ",
  "jh-k n-ṭh k-r kh-r g-r v-r",
  "m-r c-r s-r h-r dh-r n-g",
  "y-g r-g g-g v-g ś-l c-l",
  "s-l j-l jh-l n-v p-v r-gh",
  "g-v bh-v ś-bh ṣ-v s-v d-v",
  "dh-v n-m k-m r-m g-m v-ś",
  "ś-m ṣ-m s-m h-m dh-m n-t",
  "k-t r-ṣ l-t v-c m-c c-t",
  "s-c j-t dh-t n-s k-s r-s",
].flatMap((six) => six.split(" "));

export interface KatapayadiLetter {
  /** A consonant in ISO 15919. */
  letter: string;
  digit: number;
  row: readonly string[];
}

/**
 * Explains the number of a melakarta (1 to 72) by the consonants that decide it in its first two syllables: their
 * digits, read backwards, are the number. Of a cluster one consonant counts, which one is tradition.
 */
export function explainKatapayadi(melakarta: number): KatapayadiLetter[] {
  return deciding[melakarta - 1]!.split("-").map((letter) => {
    const row = katapayadiRows.find((letters) => letters.includes(letter))!;
    return { letter, digit: (row.indexOf(letter) + 1) % 10, row };
  });
}
