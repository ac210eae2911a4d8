/** CSV files name the first six, and REST clients store ids: add new types at the end. */
export const accompanimentTypeSeeds: { id: number; name: string; description: string }[] = [
  { id: 1, name: "Mridangam", description: "Barrel drum with two heads" },
  { id: 2, name: "Violin", description: "Bowed strings" },
  { id: 3, name: "Morsing", description: "Jaw harp" },
  { id: 4, name: "Ghatam", description: "Clay pot" },
  { id: 5, name: "Kanjeera", description: "Frame drum with jingles" },
  { id: 6, name: "Flute", description: "Bamboo transverse flute" },
  { id: 7, name: "Tambura", description: "Drone lute" },
  { id: 8, name: "Veena", description: "Fretted plucked lute" },
  { id: 9, name: "Viola", description: "Bowed strings, lower than the violin" },
  { id: 10, name: "Cello", description: "Bowed strings, the bass of the violin family" },
  { id: 11, name: "Vocal support", description: "A second voice beside the singer's" },
];
