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

/** Notes on uncertain raagas, for the claims of their scales. */
export const scaleNotes: Readonly<Record<string, string>> = {
  Sumukham: "another account has R2",
};

/** Raagas whose list of janyas names their creator. */
export const createdByList: readonly string[] = ["Lavangi", "Sushama"];

/** raaga | page that calls it his | what it says of it. A page that names others as his alone is not followed. */
export const creatorRows = `
Siddhi | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | four swaras
Siddhi | kalpa.news/the-master-craftsman-of-carnatic-music-dr-m-balamuralikrishna-article-by-dr-y-g-parimala | four swaras
Ganapati | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | three swaras
Trishakti | viddev.wordpress.com/2017/04/03/balamurali-krishna | three swaras
Sarvashri | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | three swaras
Omkari | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | three swaras
Omkari | kalpa.news/the-master-craftsman-of-carnatic-music-dr-m-balamuralikrishna-article-by-dr-y-g-parimala | Omkara, four swaras
Sumukham | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | four swaras
Mahati | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | four swaras
Mahati | viddev.wordpress.com/2017/04/03/balamurali-krishna | four swaras
Lavangi | sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna | four swaras
Sushama | salda.ws/video.php?id=J0saDjnU_dM | a janya of 20
Pratimadhyamavati | prasar9.rssing.com/chan-61257419/article1775.html | -
Janasammodini | baradwajrangan.wordpress.com/2021/07/06 | taken from the northern Vasanti
Manorama | salda.ws/video.php?id=J0saDjnU_dM | -
`;
