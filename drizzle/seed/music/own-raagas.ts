export const himself = "m-balamuralikrishna";

/** Raagas that pages about M. Balamuralikrishna call his, and sources beside the lists of raagas. */
export const ownRaagas: Readonly<Record<string, string | null>> = {
  Mahati: "simulationpadaippugal.blogspot.com/2010_02_13",
  Lavangi: null,
  Sarvashri: null,
  Omkari: null,
  Sumukham: null,
  Sushama: "salda.ws",
  Manorama: null,
  Gurupriya: null,
  Hamsavinodini: null,
  Rohini: null,
  Vallabhi: null,
  Mohanangi: null,
  Janasammodini: null,
  Pratimadhyamavati: null,
  Trishakti: "viddev.wordpress.com",
  Ganapati: "sahityakalp.com",
  Siddhi: "sahityakalp.com",
};

/** What is not sure of a raaga, beside what its sources show: the note of its scale's claims. */
export const scaleNotes: Readonly<Record<string, string>> = {
  Sumukham: "another account has R2",
};

/** Raagas whose list of janyas names their creator. */
export const createdByList: readonly string[] = ["Lavangi", "Sushama"];
