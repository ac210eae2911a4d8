import { aliasRows } from "../music/alias-rows.ts";
import { readRows } from "../music/source-lines.ts";

// Sources. "Wikipedia" is its pages on melakartas and on single raagas.
//
// Synonyms: Todi, Kalyani, Shankarabharanam, Pantuvarali, Malavagaula: Wikipedia, carnaticlabs/Sangeetha-Grantha.
// Jujavanti: Wikipedia and Sangeetha-Grantha list "Dwijavanthi / Jujavanthi". Yamankalyani:
// anuradhamahesh.wordpress.com/2012/05. Darbari and Shriragam are how concert lists name them: no page.
// Spellings: Chakravaham, Kambodi: lists of concerts and songs; Trisakthi: viddev.wordpress.com.
// Asampurna names: general knowledge, about 20 of them in Sangeetha-Grantha too; Chamaram, Tarangini,
// Dhalivarali and some more have Wikipedia's pages of the melakartas behind them.
// Dikshitar's janyas: Erukalakambhoji: sriramv.com/2010/03/11; Devakriya: drmradhakrishnan.com on
// Karnataka Shuddha Saveri; Udayaravichandrika, Karnatakadevagandhari: Wikipedia.
//
// Left out, as these are raagas of their own: Varali (a janya of Jhalavarali: sruti.com, Wikipedia),
// Shriraga (melakarta 22 in the asampurna scheme, but everybody means Shri by it), and Hindustani raagas
// with the same scale.

export interface AliasSeed {
  raagaId: string;
  alias: string;
  kind: "spelling" | "synonym" | "other school";
  /** Letters for the lines of sources that have it. */
  lines?: string;
}

type Aliases = readonly (readonly [raagaId: string, alias: string])[];

/** Two names that musicians give one raaga. */
const synonyms: Aliases = [
  ["Hanumatodi", "Todi"],
  ["Mechakalyani", "Kalyani"],
  ["Dhirashankarabharanam", "Shankarabharanam"],
  ["Kamavardhini", "Pantuvarali"],
  ["Mayamalavagaula", "Malavagaula"],
  ["Darbarikanada", "Darbari"],
  ["Yamunakalyani", "Yamankalyani"],
  ["Dvijavanti", "Jujavanti"],
  ["Shri", "Shriragam"],
];

/** Spellings that differ in more than how a sound is written. */
const spellings: Aliases = [
  ["Trishakti", "Trisakthi"],
  ["Kambhoji", "Kambodi"],
  ["Harikambhoji", "Harikambodi"],
  ["Yadukulakambhoji", "Yadukulakambodi"],
  ["Chakravakam", "Chakravaham"],
];

/**
 * The melakartas' names in the asampurna scheme (Dikshitar's line), where they differ. Some are names of
 * other raagas too, such as Kalavati: a raaga of that very name is found before them.
 */
const asampurna: Aliases = [
  ["Kanakangi", "Kanakambari"],
  ["Ratnangi", "Phenadyuti"],
  ["Ganamurti", "Ganasamavarali"],
  ["Vanaspati", "Bhanumati"],
  ["Manavati", "Manoranjani"],
  ["Tanarupi", "Tanukirti"],
  ["Senavati", "Senagrani"],
  ["Hanumatodi", "Janatodi"],
  ["Dhenuka", "Dhunibhinnashadjam"],
  ["Natakapriya", "Natabharanam"],
  ["Kokilapriya", "Kokilaravam"],
  ["Gayakapriya", "Geyahejjajji"],
  ["Vakulabharanam", "Vativasantabhairavi"],
  ["Chakravakam", "Toyavegavahini"],
  ["Suryakantam", "Chayavati"],
  ["Hatakambari", "Jayashuddhamalavi"],
  ["Jhankaradhvani", "Jhankarabhramari"],
  ["Nathabhairavi", "Nariritigaula"],
  ["Kiravani", "Kiranavali"],
  ["Gaurimanohari", "Gaurivelavali"],
  ["Varunapriya", "Viravasantam"],
  ["Mararanjani", "Sharavati"],
  ["Charukeshi", "Tarangini"],
  ["Sarasangi", "Saurasena"],
  ["Harikambhoji", "Harikedaragaula"],
  ["Naganandini", "Nagabharanam"],
  ["Yagapriya", "Kalavati"],
  ["Ragavardhini", "Ragachudamani"],
  ["Gangeyabhushani", "Gangatarangini"],
  ["Vagadhishvari", "Bhogachayanata"],
  ["Shulini", "Shailadeshakshi"],
  ["Salagam", "Saugandhini"],
  ["Jalarnavam", "Jaganmohanam"],
  ["Jhalavarali", "Dhalivarali"],
  ["Navanitam", "Nabhomani"],
  ["Pavani", "Kumbhini"],
  ["Raghupriya", "Ravikriya"],
  ["Gavambhodhi", "Girvani"],
  ["Bhavapriya", "Bhavani"],
  ["Shubhapantuvarali", "Shivapantuvarali"],
  ["Shadvidhamargini", "Stavarajam"],
  ["Suvarnangi", "Sauviram"],
  ["Divyamani", "Jivantika"],
  ["Dhavalambari", "Dhavalangam"],
  ["Namanarayani", "Namadeshi"],
  ["Kamavardhini", "Kashiramakriya"],
  ["Ramapriya", "Ramamanohari"],
  ["Gamanashrama", "Gamakakriya"],
  ["Vishvambhari", "Vamshavati"],
  ["Shyamalangi", "Shamalam"],
  ["Shanmukhapriya", "Chamaram"],
  ["Simhendramadhyamam", "Sumadyuti"],
  ["Hemavati", "Deshisimharavam"],
  ["Dharmavati", "Dhamavati"],
  ["Nitimati", "Nishadam"],
  ["Kantamani", "Kuntalam"],
  ["Rishabhapriya", "Ratipriya"],
  ["Latangi", "Gitapriya"],
  ["Vachaspati", "Bhushavati"],
  ["Mechakalyani", "Shantakalyani"],
  ["Chitrambari", "Chaturangini"],
  ["Sucharitra", "Santanamanjari"],
  ["Jyotisvarupini", "Jyotiraga"],
  ["Dhatuvardhini", "Dhautapanchamam"],
  ["Nasikabhushani", "Nasamani"],
  ["Kosalam", "Kusumakaram"],
  ["Rasikapriya", "Rasamanjari"],
];

/**
 * Names of janya raagas in Dikshitar's line, as most use them today. Scholars tell the first two apart from
 * these (drmradhakrishnan.com: Udayaravichandrika has kakali nishada), and some keep the third for one form.
 */
const dikshitar: Aliases = [
  ["Shuddhadhanyasi", "Udayaravichandrika"],
  ["Shuddhasaveri", "Devakriya"],
  ["Abheri", "Karnatakadevagandhari"],
  ["Yadukulakambhoji", "Erukalakambhoji"],
];

const seedsOf = (kind: AliasSeed["kind"], aliases: Aliases): AliasSeed[] =>
  aliases.map(([raagaId, alias]) => ({ raagaId, alias, kind }));

/** Other names of raagas. Spellings that sound alike need no alias. */
export const aliasSeeds: AliasSeed[] = [
  ...seedsOf("synonym", synonyms),
  ...seedsOf("spelling", spellings),
  ...seedsOf("other school", [...asampurna, ...dikshitar]),
  ...readRows(aliasRows).map(([raagaId, alias, kind, lines]) => ({
    raagaId: raagaId!,
    alias: alias!,
    kind: kind as AliasSeed["kind"],
    lines: lines ?? "-",
  })),
];
