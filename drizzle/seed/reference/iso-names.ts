import { allMelakartas } from "#app/domain/music/melakarta.ts";
import { allTaalas, jatis, saptaTaalas } from "#app/domain/music/sapta-taalas.ts";
import { janyaSeeds } from "../music/janyas.ts";

/**
 * Melakartas' names as Sanskrit and Telugu spell them, in ISO 15919, in the order of their numbers. The first
 * two consonants of a melakarta's name encode its number (katapayadi), which the tests check.
 */
const melakartas = `
kanakāṅgī ratnāṅgī gānamūrti vanaspati mānavatī tānarūpī
sēnāvatī hanumatōḍī dhēnukā nāṭakapriyā kōkilapriyā rūpavatī
gāyakapriyā vakuḷābharaṇaṁ māyāmāḷavagauḷa cakravākaṁ sūryakāntaṁ hāṭakāmbarī
jhaṅkāradhvani naṭhabhairavī kīravāṇī kharaharapriyā gaurīmanōharī varuṇapriyā
mārarañjanī cārukēśī sarasāṅgī harikāmbhōjī dhīraśaṅkarābharaṇaṁ nāgānandinī
yāgapriyā rāgavardhinī gāṅgēyabhūṣaṇī vāgadhīśvarī śūlinī calanāṭa
sālagaṁ jalārṇavaṁ jhālavarāḷī navanītaṁ pāvanī raghupriyā
gavāmbhōdhi bhavapriyā śubhapantuvarāḷī ṣaḍvidhamārgiṇī suvarṇāṅgī divyamaṇi
dhavaḷāmbarī nāmanārāyaṇī kāmavardhinī rāmapriyā gamanaśrama viśvambharī
śyāmaḷāṅgī ṣaṇmukhapriyā siṁhēndramadhyamaṁ hēmavatī dharmavatī nītimatī
kāntāmaṇi r̥ṣabhapriyā latāṅgī vācaspati mēcakalyāṇī citrāmbarī
sucaritrā jyōtisvarūpiṇī dhātuvardhinī nāsikābhūṣaṇī kōsalaṁ rasikapriyā`
  .trim()
  .split(/\s+/);

const jatiNames = "tiśra caturaśra khaṇḍa miśra saṅkīrṇa".split(" ");
const familyNames = "dhruva maṭhya rūpaka jhampa tripuṭa aṭa ēka".split(" ");

const taalas = allTaalas().map(({ id, jati, family }) => {
  const jatiName = jatiNames[jatis.findIndex(({ name }) => name === jati)]!;
  const familyName = familyNames[saptaTaalas.findIndex((one) => one.family === family)]!;
  return [id, id === "Adi" ? "ādi" : `${jatiName}jāti ${familyName}`] as const;
});

const otherTaalas: Record<string, string> = {
  "Tisra Chapu": "tiśra cāpu",
  "Khanda Chapu": "khaṇḍa cāpu",
  "Misra Chapu": "miśra cāpu",
  "Sankirna Chapu": "saṅkīrṇa cāpu",
  Desadi: "dēśādi",
  Madhyadi: "madhyādi",
  Trimukhi: "trimukhī",
  Panchamukhi: "pañcamukhī",
  Saptamukhi: "saptamukhī",
  Navamukhi: "navamukhī",
};

/** ISO 15919 names by raaga id, as far as they are certain. */
export const raagaIsoNames: Record<string, string> = {
  ...Object.fromEntries(allMelakartas().map(({ name, number }) => [name, melakartas[number - 1]!])),
  ...Object.fromEntries(
    janyaSeeds.flatMap(({ id, isoName }) => (isoName === null ? [] : [[id, isoName]])),
  ),
};

/** ISO 15919 names by taala id. */
export const taalaIsoNames: Record<string, string> = {
  ...Object.fromEntries(taalas),
  ...otherTaalas,
};
