const wikipedia = "Wikipedia's list of janya ragas";
const ragavardhini = "carnatic-music/ragavardhini";
const raagawheel = "codevalley/raagawheel";

/**
 * A janya raaga. The scale is given where two or more of the three sources print exactly this one and its
 * notes are its parent's; the parent alone where the scales differ but all sources name the same parent.
 */
interface Janya {
  id: string;
  parentId?: string;
  arohana?: string;
  avarohana?: string;
  /** Those that agree. */
  sources?: string[];
}

/** Raagas of the demonstration songs, and those with aliases. */
export const janyas: readonly Janya[] = [
  {
    id: "Abheri",
    parentId: "Kharaharapriya",
    arohana: "S G2 M1 P N2 S'",
    avarohana: "S' N2 D2 P M1 G2 R2 S",
    sources: [wikipedia, raagawheel],
  },
  {
    id: "Abhogi",
    parentId: "Kharaharapriya",
    arohana: "S R2 G2 M1 D2 S'",
    avarohana: "S' D2 M1 G2 R2 S",
    sources: [wikipedia, raagawheel],
  },
  // Only the list on Wikipedia has a scale for it.
  { id: "Ahirbhairavi" },
  {
    id: "Amritavarshini",
    parentId: "Chitrambari",
    arohana: "S G3 M2 P N3 S'",
    avarohana: "S' N3 P M2 G3 S",
    sources: [wikipedia, raagawheel],
  },
  {
    id: "Anandabhairavi",
    parentId: "Nathabhairavi",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  {
    id: "Arabhi",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 M1 P D2 S'",
    avarohana: "S' N3 D2 P M1 G3 R2 S",
    sources: [wikipedia, raagawheel],
  },
  { id: "Bageshri", parentId: "Kharaharapriya", sources: [wikipedia, ragavardhini] },
  {
    id: "Bahudari",
    parentId: "Harikambhoji",
    arohana: "S G3 M1 P D2 N2 S'",
    avarohana: "S' N2 P M1 G3 S",
    sources: [wikipedia, ragavardhini],
  },
  {
    id: "Begada",
    parentId: "Dhirashankarabharanam",
    arohana: "S G3 R2 G3 M1 P D2 P S'",
    avarohana: "S' N3 D2 P M1 G3 R2 S",
    sources: [wikipedia, ragavardhini],
  },
  {
    id: "Behag",
    parentId: "Dhirashankarabharanam",
    arohana: "S G3 M1 P N3 D2 N3 S'",
    avarohana: "S' N3 D2 P M1 G3 R2 S",
    sources: [wikipedia, ragavardhini],
  },
  { id: "Bhairavi", parentId: "Nathabhairavi", sources: [wikipedia, ragavardhini, raagawheel] },
  {
    id: "Bilahari",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 G3 P D2 S'",
    avarohana: "S' N3 D2 P M1 G3 R2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  { id: "Brindavani", parentId: "Kharaharapriya", sources: [wikipedia, ragavardhini] },
  // Four raagas have this name: 21, 23, 29 and 66.
  { id: "Chandrika" },
  { id: "Darbarikanada", parentId: "Nathabhairavi", sources: [wikipedia, ragavardhini] },
  // The sources say 26 and 28.
  { id: "Deshakshi" },
  { id: "Dvijavanti", parentId: "Harikambhoji", sources: [wikipedia, ragavardhini] },
  { id: "Gambhiranata", parentId: "Chalanata", sources: [wikipedia, ragavardhini] },
  {
    id: "Garudadhvani",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 G3 M1 P D2 N3 S'",
    avarohana: "S' D2 P G3 R2 S",
    sources: [wikipedia, ragavardhini],
  },
  { id: "Hamirkalyani", parentId: "Mechakalyani", sources: [wikipedia, ragavardhini] },
  {
    id: "Hamsadhvani",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 G3 P N3 S'",
    avarohana: "S' N3 P G3 R2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  {
    id: "Hamsanandi",
    parentId: "Gamanashrama",
    arohana: "S R1 G3 M2 D2 N3 S'",
    avarohana: "S' N3 D2 M2 G3 R1 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  // ragavardhini files it under 8.
  {
    id: "Hindolam",
    parentId: "Nathabhairavi",
    arohana: "S G2 M1 D1 N2 S'",
    avarohana: "S' N2 D1 M1 G2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  { id: "Kadanakutuhalam", parentId: "Dhirashankarabharanam", sources: [wikipedia, ragavardhini] },
  { id: "Kalyanavasantam", parentId: "Kiravani", sources: [wikipedia, ragavardhini] },
  { id: "Kambhoji", parentId: "Harikambhoji", sources: [wikipedia, ragavardhini] },
  {
    id: "Kanada",
    parentId: "Kharaharapriya",
    arohana: "S R2 G2 M1 D2 N2 S'",
    avarohana: "S' N2 P M1 G2 M1 R2 S",
    sources: [wikipedia, raagawheel],
  },
  { id: "Kapi", parentId: "Kharaharapriya", sources: [wikipedia, ragavardhini, raagawheel] },
  {
    id: "Kedaragaula",
    parentId: "Harikambhoji",
    arohana: "S R2 M1 P N2 S'",
    avarohana: "S' N2 D2 P M1 G3 R2 S",
    sources: [wikipedia, ragavardhini],
  },
  {
    id: "Kedaram",
    parentId: "Dhirashankarabharanam",
    arohana: "S M1 G3 M1 P N3 S'",
    avarohana: "S' N3 P M1 G3 R2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  { id: "Khamas", parentId: "Harikambhoji", sources: [wikipedia, ragavardhini] },
  { id: "Kuntalavarali", parentId: "Harikambhoji", sources: [wikipedia, ragavardhini] },
  // The sources have N2 or N3, and so 50 or 51.
  { id: "Mandari" },
  { id: "Megharanjani", parentId: "Mayamalavagaula", sources: [wikipedia, ragavardhini] },
  {
    id: "Mohanam",
    parentId: "Harikambhoji",
    arohana: "S R2 G3 P D2 S'",
    avarohana: "S' D2 P G3 R2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  // The sources say 20 and 22.
  { id: "Mukhari" },
  // Only the list on Wikipedia has a scale for it.
  { id: "Murali" },
  {
    id: "Nagasvaravali",
    parentId: "Harikambhoji",
    arohana: "S G3 M1 P D2 S'",
    avarohana: "S' D2 P M1 G3 S",
    sources: [wikipedia, ragavardhini],
  },
  // Only ragavardhini has a scale for it.
  { id: "Nartaki" },
  {
    id: "Nata",
    parentId: "Chalanata",
    arohana: "S R3 G3 M1 P D3 N3 S'",
    avarohana: "S' N3 P M1 R3 S",
    sources: [wikipedia, raagawheel],
  },
  // The sources say 28 and 29.
  { id: "Natakuranji" },
  {
    id: "Navaroj",
    parentId: "Dhirashankarabharanam",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  { id: "Nilambari", parentId: "Dhirashankarabharanam", sources: [wikipedia, ragavardhini] },
  { id: "Purvikalyani", parentId: "Gamanashrama", sources: [wikipedia, ragavardhini] },
  // ragavardhini has another raaga of this name under 31.
  {
    id: "Ranjani",
    parentId: "Dharmavati",
    arohana: "S R2 G2 M2 D2 S'",
    avarohana: "S' N3 D2 M2 G2 S",
    sources: [wikipedia, raagawheel],
  },
  {
    id: "Revati",
    parentId: "Ratnangi",
    arohana: "S R1 M1 P N2 S'",
    avarohana: "S' N2 P M1 R1 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  // The sources say 28 and 29.
  { id: "Sahana" },
  // The sources say 15 and 17.
  { id: "Saurashtram" },
  { id: "Senchurutti", parentId: "Harikambhoji", sources: [wikipedia, ragavardhini] },
  {
    id: "Shri",
    parentId: "Kharaharapriya",
    arohana: "S R2 M1 P N2 S'",
    avarohana: "S' N2 P D2 N2 P M1 R2 G2 R2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  // ragavardhini files it under 20.
  {
    id: "Shuddhadhanyasi",
    parentId: "Kharaharapriya",
    arohana: "S G2 M1 P N2 S'",
    avarohana: "S' N2 P M1 G2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  {
    id: "Shuddhasaveri",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 M1 P D2 S'",
    avarohana: "S' D2 P M1 R2 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  // ragavardhini files it under 28.
  {
    id: "Valaji",
    parentId: "Chakravakam",
    arohana: "S G3 P D2 N2 S'",
    avarohana: "S' N2 D2 P G3 S",
    sources: [wikipedia, ragavardhini, raagawheel],
  },
  {
    id: "Varali",
    parentId: "Jhalavarali",
    arohana: "S G1 R1 G1 M2 P D1 N3 S'",
    avarohana: "S' N3 D1 P M2 G1 R1 S",
    sources: [wikipedia, ragavardhini],
  },
  {
    id: "Vijayasarasvati",
    parentId: "Simhendramadhyamam",
    arohana: "S G2 M2 P D1 N3 S'",
    avarohana: "S' N3 P M2 G2 R2 S",
    sources: [wikipedia, ragavardhini],
  },
  {
    id: "Yadukulakambhoji",
    parentId: "Harikambhoji",
    arohana: "S R2 M1 P D2 S'",
    avarohana: "S' N2 D2 P M1 G3 R2 S",
    sources: [wikipedia, ragavardhini],
  },
  {
    id: "Yamunakalyani",
    parentId: "Mechakalyani",
    arohana: "S R2 G3 P M2 P D2 S'",
    avarohana: "S' D2 P M2 P G3 R2 S",
    sources: [wikipedia, ragavardhini],
  },
];
