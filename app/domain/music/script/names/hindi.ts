import { avagraha, type NameRules, northernParts, type Rule, seam } from "./rule.ts";

const letters: Rule[] = [
  [/ḷ/gu, "l"],
  [/e/gu, "ē"],
  [/o/gu, "ō"],
];

const nasals: Rule = [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu, "ं"];
/** Hindi leaves it to the reader that a part ends without a vowel: हमीरकल्याणी. */
const seams: Rule = [new RegExp(`्?${seam}`, "gu"), ""];

export const hindiTitles: NameRules = {
  before: letters,
  after: [nasals, [/(?<!म)्(?=$| )/gu, ""], [avagraha, "ऽ"]],
};

export const hindiNames: NameRules = {
  before: [
    [/ṁ(?=$| )/gu, "m"],
    ...letters,
    [/darbār/gu, "darabār"],
    // An a that is heard at the end of a name is written long: गौला, सहाना.
    [/(gaul|śram|sahān|kānaḍ|bēgaḍ)a$/u, "$1ā"],
    // So is the i of Telugu and Tamil names, not that of Sanskrit words: बिलहरी, नाटकुरंजी, but वनस्पति.
    [/(?<=lahar|rañj|riñj|valaj|rēvat|bhōg|bhārat|śāstr)i$/u, "ī"],
    northernParts,
  ],
  after: [
    nasals,
    seams,
    [/(?<!म)्(?=$| )/gu, ""],
    // Between vowels ḍ is flapped, and has a dot: गरुड़, तोड़ी.
    [/(?<=[\p{L}ा-ौ])(?<!ओ|नायु)[डढ](?!्)/gu, "$&़"],
  ],
};
