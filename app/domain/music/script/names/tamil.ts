import {
  avagraha,
  type NameRules,
  northernParts,
  type Rule,
  seam,
  shortFirstPart,
  shortI,
} from "./rule.ts";

/** Second parts that begin with n, which Tamil writes ந as at the start of a word: கலாநிதி, நாமநாராயணி. */
const partsInN: Rule = [
  /(?<=[aāiīuūēōr])(?=nidh|nād[aāi]|nāṭ|naṭ|nārāyaṇ|nivās|nāma|nāth|nāyak|nētr|nayan|nakh|n[aā]gar)|(?<=[aiīuū])(?=nand(?:[iī]|an[aā]))|(?<=śrī)(?=n)|(?<=nava)(?=nīt)/gu,
  seam,
];

/** No word of Tamil begins with two consonants: துருவ, திரிசக்தி, பிருந்தாவனி, சியாமளாங்கி. */
const beginnings: Rule[] = [
  [/jh/gu, "j"],
  [/(?<!\p{L})jñ/gu, "ñ"],
  [/jñ/gu, "kñ"],
  [/(?<!\p{L})jy/gu, "j"],
  [/(?<!\p{L})(\p{L}h?)r̥/gu, "$1iru"],
  [/(?<!\p{L})([kgtdpbmś]h?)r(?=[uū])/gu, "$1ur"],
  [/(?<!\p{L})([kgtdpbmv]h?)r/gu, "$1ir"],
  [/(?<!\p{L})([ktdnśv]h?)y|(ś)(?=yām)y|(t)(?=yāgarāj)y/gu, "$1$2$3iy"],
];

/** Clusters that Tamil parts with a vowel or doubles: சூரியகாந்தம், சக்கரவாகம், சுப்பிரமணியம், பிரியா, சிம்மவாஹினி. */
const clusters: Rule[] = [
  [/([kgdbpvh]h?)r̥/gu, "$1iru"],
  [/subrahmaṇy/gu, "suppiramaṇiy"],
  [/(?<=[aāiīuūō])brahm/gu, "ppirahm"],
  [/hm/gu, "mm"],
  [/ry(?=[aāuūēō])/gu, "riy"],
  [/cakr/gu, "cakkar"],
  [/(?<=\p{L})palli(?!\p{L})/gu, "paḷḷi"],
  [/ttv/gu, "ttuv"],
  [/jyōt/gu, "jōt"],
  [/siṁh(?!aḷ)/gu, "simm"],
  [/(?<=[aāiīuūēō])(?:p|bh)r(?=[aāiēō])/gu, "ppir"],
  [/(?<=t)pr(?=[aāiēō])/gu, "pir"],
  [/(?<=[aāiīuūō])kriy/gu, "kkiriy"],
  // Stops after r within a word: மூர்த்தி, வர்த்தினி, மார்க்கிணி. Not b: தர்பார்.
  [/(?<=r)[kgctdp](?=h?[aāiīuūeēoō])/gu, "$&$&"],
];

/** Names carry no superscripts, and Tamil's own ச before a vowel and after ஞ்: சாவேரி, ரஞ்சனி. */
const letters: Rule[] = [
  [/[²³⁴]/gu, ""],
  [/ம்ருத(?!்)/gu, "மிர்த"],
  [/ஶ்/gu, "ஸ்"],
  [/[ஶஸ](?!்)/gu, "ச"],
  [/ஞ்ஜ/gu, "ஞ்ச"],
  [/ஷ்ட்ர/gu, "ஷ்டிர"],
  [/ஸ்த்ர/gu, "ஸ்திர"],
  [/ந்த்ர/gu, "ந்திர"],
  [/ங்க்ர/gu, "ங்கிர"],
  [new RegExp(seam, "gu"), ""],
];

export const tamilTitles: NameRules = {
  before: [...beginnings, northernParts, partsInN, ...clusters],
  after: [...letters, [avagraha, ""]],
};

const shortOtherParts: Rule = [
  /(?<!śr)ī(?=kāp|kriy|priy|nārāyaṇ|vēlāvaḷ|varāḷ|tōḍ|bēhāg|jiṅgaḷ|siṁhārav|vasant|rītigauḷ)/gu,
  "i",
];

const words: Rule[] = [
  shortI,
  shortFirstPart,
  shortOtherParts,
  [/caturaśra/gu, "catusra"],
  [/karṇāṭak/gu, "karnāṭak"],
  [/(?<!\p{L})r̥tu/gu, "rutu"],
  [/rāga$/u, "rāgaṁ"],
  [/hanumatōḍ/gu, "hanumattōḍ"],
  [/nāṭakurañj/gu, "nāṭṭaikkuṟiñj"],
  [/kuriñj/gu, "kuṟiñj"],
  [/madhyamaṁ$/u, "mattimaṁ"],
  [/nāṭa$/u, "nāṭṭai"],
  [/(gauḷ|jhamp|tripuṭ)a$/u, "$1ai"],
  [/ś(?=$|kār)/u, "ṣ"],
  [/ṅg$/u, "ṅ"],
  // Other raagas end in -ā where ISO 15919 has a short a: வசந்தா, பேகடா. Families of taalas do not.
  [/(?<!(?:^| )(?:dhruv|maṭhy|rūpak|aṭ|ēk))a$/u, "ā"],
];

export const tamilNames: NameRules = {
  before: [...words, ...tamilTitles.before],
  after: letters,
};
