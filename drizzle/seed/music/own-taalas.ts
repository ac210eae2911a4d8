/**
 * M. Balamuralikrishna's taalas and their structures: the gati changes within the sounded actions. No source has the
 * exact counts.
 */
export const ownTaalas: readonly (readonly [id: string, structure: string])[] = [
  ["Trimukhi", "M. Balamuralikrishna's own"],
  ["Panchamukhi", "M. Balamuralikrishna's own"],
  ["Saptamukhi", "M. Balamuralikrishna's own"],
  ["Navamukhi", "M. Balamuralikrishna's own"],
];

/** Pages that call these taalas his, and what they say of them. */
export const ownTaalaPages =
  "sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna; naradanews.com/2016/11/obituary-sangeeta-samrat-m-balamuralikrishna/";
export const ownTaalaNote = "the gati changes within the sounded actions";
