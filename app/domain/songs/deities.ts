/** Deities, and teachers praised as such, whose names are known in six languages. */
export const deities = [
  "Devi",
  "Shiva",
  "Vishnu",
  "Krishna",
  "Ganesha",
  "Hanuman",
  "Rama",
  "Murugan",
  "Guru",
  "Narasimha",
  "Sarasvati",
  "Ranganatha",
  "Tyagaraja",
  "Muthuswami Dikshitar",
] as const;
