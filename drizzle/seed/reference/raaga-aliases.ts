export interface AliasSeed {
  raagaId: string;
  alias: string;
  kind: "spelling" | "synonym" | "other school";
}

type Aliases = readonly (readonly [raagaId: string, alias: string])[];

/**
 * Two names that musicians give one raaga, as the pages of Wikipedia on melakartas and on single raagas
 * have them. Names of Hindustani raagas with the same scale are not among them: those are other raagas.
 */
const synonyms: Aliases = [
  ["Hanumatodi", "Todi"],
  ["Mechakalyani", "Kalyani"],
  ["Dhirashankarabharanam", "Shankarabharanam"],
  ["Kamavardhini", "Pantuvarali"],
  ["Jhalavarali", "Varali"],
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

/** The melakartas' names in the asampurna scheme (Dikshitar's line), where they differ. */
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
  ["Kharaharapriya", "Shriraga"],
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

/** Names of janya raagas in Dikshitar's line. */
const dikshitar: Aliases = [
  ["Shuddhadhanyasi", "Udayaravichandrika"],
  ["Shuddhasaveri", "Devakriya"],
  ["Abheri", "Karnatakadevagandhari"],
  ["Yadukulakambhoji", "Erukalakambhoji"],
];

const seedsOf = (kind: AliasSeed["kind"], aliases: Aliases): AliasSeed[] =>
  aliases.map(([raagaId, alias]) => ({ raagaId, alias, kind }));

/** What sound alone cannot reach: other names of raagas. Spellings of the same sounds need none. */
export const aliasSeeds: AliasSeed[] = [
  ...seedsOf("synonym", synonyms),
  ...seedsOf("spelling", spellings),
  ...seedsOf("other school", [...asampurna, ...dikshitar]),
];
