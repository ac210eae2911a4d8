/** Forms of compositions. "Varnam" is for varnams of unknown kind. */
const names: readonly string[] = [
  "Kriti",
  "Kirtana",
  "Devaranama",
  "Varnam",
  "Tana varnam",
  "Pada varnam",
  "Tillana",
  "Padam",
  "Javali",
  "Gitam",
  "Svarajati",
  "Jatisvaram",
  "Ragamalika",
  "Mangalam",
  "Bhajan",
  "Tiruppugazh",
  "Shloka",
  "Viruttam",
  "Tiruppavai",
  "Pasuram",
  "Abhang",
  "Ashtapadi",
  "Tarangam",
  "Ragam-tanam-pallavi",
  "Light song",
  "Film song",
];

export const songTypeSeeds: { id: string; description: string }[] = names.map((name) => ({
  id: name,
  description: name,
}));
