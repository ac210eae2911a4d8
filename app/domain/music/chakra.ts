/** The twelve chakras in order; the first six hold the shuddha-madhyama half (M1). */
export const chakraNames = [
  "Indu",
  "Netra",
  "Agni",
  "Veda",
  "Bana",
  "Rutu",
  "Rishi",
  "Vasu",
  "Brahma",
  "Disi",
  "Rudra",
  "Aditya",
] as const;

/** The chakra (1 to 12) of the melakarta of number n (1 to 72): each holds six that follow each other. */
export const chakraOf = (n: number): number => Math.ceil(n / 6);
