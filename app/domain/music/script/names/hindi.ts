import { avagraha, type NameRules, northernParts, type Rule, seam } from "./rule.ts";

const letters: Rule[] = [
  [/ḷ/gu, "l"],
  [/e/gu, "ē"],
  [/o/gu, "ō"],
];

const nasals: Rule = [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/gu, "ं"];
/** Hindi leaves it to the reader that a part ends without a vowel: हमीरकल्याणी. */
const seams: Rule = [new RegExp(`्?${seam}`, "gu"), ""];

/** Parts that Hindi spells in its own way: तिस्र, चतस्र, कर्नाटक, वृंदावन, बिहाग, दरबार, कौंस. */
const ownSpellings: Rule[] = [
  [/tiśra/gu, "tisra"],
  [/caturaśra/gu, "catasra"],
  [/karṇāṭaka/gu, "karnāṭaka"],
  [/br̥ndāvan/gu, "vr̥ndāvan"],
  [/bēhāg/gu, "bihāg"],
  [/darbār/gu, "darabār"],
  [/kauns/gu, "kauṁs"],
  // What says which kind of raaga it is stands apart: शुद्ध सावेरी, कर्नाटक कापी.
  [/^(śuddha|miśra|karnāṭaka|hindustānī)(?=\p{L})(?!jāti)/u, "$1 "],
];

const endings: Rule[] = [
  [/ṁ(?=$| )/gu, "m"],
  // An a that is heard at the end of a name is written long: गौला, सहाना, अटाणा, त्यागय्या.
  [/(gaul|śram|sahān|kānaḍ|bēgaḍ|kalgaḍ|aṭāṇ|maruv)a$/u, "$1ā"],
  [/ayya(?=$| )/gu, "ayyā"],
  // So is the i of Telugu and Tamil names, not that of Sanskrit words: बिलहरी, स्वामी, but वनस्पति.
  [/(?<=lahar|rañj|riñj|valaj|rēvat|bhōg|bhārat|śāstr|svām|pall)i(?=$| )/gu, "ī"],
  [/(?<=baul|hējjajj|husēn|palās|pārs|pōnn|gurjar|kuñjar|suraṭ|ruṭṭ)i$/u, "ī"],
];

export const hindiTitles: NameRules = {
  before: letters,
  after: [nasals, [/(?<!म)्(?=$| )/gu, ""], [avagraha, "ऽ"]],
};

export const hindiNames: NameRules = {
  before: [northernParts, ...letters, ...ownSpellings, ...endings],
  after: [
    nasals,
    seams,
    [/(?<!म)्(?=$| )/gu, ""],
    // Between vowels ḍ is flapped, and has a dot: गरुड़, तोड़ी.
    [/(?<=[\p{L}ा-ौ])(?<!ओ|नायु)[डढ](?!्)/gu, "$&़"],
  ],
};
