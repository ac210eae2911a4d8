import { masterName, type Translations } from "./archive.ts";

const source = "https://molakanews.page/";

export const lifeEvents: { year: string; words: Translations; source: string }[] = [
  { year: "1767", words: masterName, source },
  { year: "1847", words: masterName, source },
];
