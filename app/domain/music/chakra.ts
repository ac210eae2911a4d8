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

/** Returns the chakra (1 to 12) of a melakarta (1 to 72). */
export const chakraOf = (n: number): number => Math.ceil(n / 6);
