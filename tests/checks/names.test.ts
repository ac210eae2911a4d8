import { expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { allMelakartas } from "#app/domain/music/melakarta.ts";
import { nameInScript } from "#app/domain/music/script/name-in-script.server.ts";
import { toSearchKeys } from "#app/domain/search/keys/search-key.ts";
import { aliasSeeds } from "#drizzle/seed/reference/raaga-aliases.ts";
import { raagaIsoNames, taalaIsoNames } from "#drizzle/seed/reference/iso-names.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { taalaSeeds } from "#drizzle/seed/reference/taalas.ts";
import { katapayadiNumber } from "#tests/music-theory.ts";

const ids = [...raagaSeeds, ...taalaSeeds].map(({ id }) => id);
const names = { ...raagaIsoNames, ...taalaIsoNames };

/** Reduces ids and names to letters without marks and without the h of ch, chh, sh and th. */
const bare = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("r̥", "ri")
    .normalize("NFD")
    .replace(/[^a-z]/g, "")
    .replace(/([cst])h+/g, "$1");

/** Raagas of one list whose spelling nobody could read. */
const unread =
  `Chapagantarva Chirsvaroopi Eeshaivaridhi Garigadya Hamsanantini Jaithshree Jalmika Maghathi
  Mayadravila Puranirmai Samantadeepara Vedhandhagamana`.split(/\s+/);

test("every name belongs to a raaga or taala of the lists, and nearly every one of these has a name", () => {
  expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !(id in names))).toEqual(unread);
});

const sound = (text: string) => toSearchKeys(text).k1;
const named = raagaSeeds.map(({ id }) => ({ raagaId: id, alias: id }));

/** Names of other schools that lists have as raagas of their own, and one that some take for another raaga. */
const isNamedTwice = ({ alias, kind }: (typeof aliasSeeds)[number]) =>
  kind === "other school" || alias === "Yamankalyani";

test("no alias sounds as another raaga's alias, or as another raaga but for other schools", () => {
  for (const one of aliasSeeds) {
    const { raagaId, alias } = one;
    expect(ids).toContain(raagaId);
    const all = [...(isNamedTwice(one) ? [] : named), ...aliasSeeds];
    const others = all.filter(
      (other) => other.raagaId !== raagaId && sound(other.alias) === sound(alias),
    );
    expect(others, alias).toEqual([]);
  }
});

test("three pairs of raagas sound alike to the search", () => {
  const alike = [...Map.groupBy(named, ({ alias }) => sound(alias)).values()];
  expect(alike.filter((all) => all.length > 1).map((all) => all.map(({ alias }) => alias))).toEqual(
    [
      ["Kanada", "Kannada"],
      ["Sarang", "Saranga"],
      ["Shuddhasarang", "Shuddhasaranga"],
    ],
  );
});

test("a name has the letters of its id", () => {
  // Ids of taalas have the jati as Telugu and Tamil say it.
  const asInSanskrit = (id: string) => id.replace("Chatusra", "Chaturasra");
  for (const [id, name] of Object.entries(names))
    expect(bare(name), id).toBe(bare(asInSanskrit(id)));
});

/** A consonant as `katapayadiNumber` writes it. */
const letter = (text: string) =>
  text
    .replace("ṭ", "T")
    .replace("ḍ", "D")
    .replace("ṇ", "N")
    .replace("ṣ", "S")
    .replace("ś", "sh")
    .replace("ṁ", "m");

test("the consonants of a melakarta's name are its number", () => {
  for (const { name, number } of allMelakartas()) {
    const iso = raagaIsoNames[name]!.replace("r̥", "ri");
    const [first = "", second = ""] = iso.match(/(?:[kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣshḷṁ])+/gu)!;
    const single = (cluster: string) => cluster.match(/[kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣshḷṁ]/gu)!;
    const numbers = single(first).flatMap((one) =>
      // One consonant of a cluster counts; schools differ which. Of Vishvambhari's śv it is the first.
      single(second).map((two) => katapayadiNumber(`${letter(one)}-${letter(two)}`)),
    );
    expect(numbers, iso).toContain(number);
  }
});

test("a name is in the script of its reader throughout", async () => {
  const letters = { te: "Telu", ta: "Taml", kn: "Knda", ml: "Mlym", hi: "Deva" };
  for (const [id, name] of Object.entries(names))
    for (const language of languages) {
      const shown = await nameInScript(name, language);
      if (language === "en") expect(shown).toBeNull();
      else
        expect(shown, id).toMatch(
          new RegExp(`^(?:\\p{sc=${letters[language]}}| |(?<=[్್])\u200c(?=\\p{L}))+$`, "u"),
        );
    }
});

test.each([
  ["Dhirashankarabharanam", "ధీరశంకరాభరణం தீரசங்கராபரணம் ಧೀರಶಂಕರಾಭರಣ ധീരശങ്കരാഭരണം धीरशंकराभरणम्"],
  ["Kharaharapriya", "ఖరహరప్రియ கரஹரப்பிரியா ಖರಹರಪ್ರಿಯ ഖരഹരപ്രിയ खरहरप्रिया"],
  ["Mayamalavagaula", "మాయామాళవగౌళ மாயாமாளவகௌளை ಮಾಯಾಮಾಳವಗೌಳ മായാമാളവഗൗള मायामालवगौला"],
  ["Gambhiranata", "గంభీరనాట கம்பீரநாட்டை ಗಂಭೀರನಾಟ ഗംഭീരനാട്ട गंभीरनाट"],
  ["Omkari", "ఓంకారి ஓங்காரி ಓಂಕಾರಿ ഓങ്കാരി ओंकारी"],
  ["Behag", "బేహాగ్ பேஹாக் ಬೇಹಾಗ್ ബേഹാഗ് बिहाग"],
  ["Shri", "శ్రీ ஸ்ரீ ಶ್ರೀ ശ്രീ श्री"],
  ["Chatusra-jati Eka", "చతురశ్రజాతి_ఏక சதுஸ்ரஜாதி_ஏக ಚತುರಶ್ರಜಾತಿ_ಏಕ ചതുരശ്രജാതി_ഏക चतस्रजाति_एक"],
  ["Tisra Chapu", "తిశ్ర_చాపు திஸ்ர_சாபு ತಿಶ್ರ_ಚಾಪು തിശ്രചാപ്പ് तिस्र_चापु"],
  ["Misra Chapu", "మిశ్ర_చాపు மிஸ்ர_சாபு ಮಿಶ್ರ_ಚಾಪು മിശ്രചാപ്പ് मिश्र_चापु"],
])("%s as musicians write it", async (id, written) => {
  const shown = await Promise.all(
    (["te", "ta", "kn", "ml", "hi"] as const).map((language) => nameInScript(names[id]!, language)),
  );
  expect(shown.join(" ")).toBe(written.replaceAll("_", " "));
});

/** Names as encyclopedias, lists of melakartas and song books write them, and similar ones. */
test.each([
  ["ta", "sāvērī asāvērī señcuruṭṭi", "சாவேரி அசாவேரி செஞ்சுருட்டி"],
  ["ta", "suvarṇāṅgī haṁsadhvani saurāṣṭraṁ", "சுவர்ணாங்கி ஹம்சத்வனி சௌராஷ்டிரம்"],
  ["ta", "mārarañjanī kalānidhi navanītaṁ", "மாரரஞ்சனி கலாநிதி நவநீதம்"],
  ["ta", "ānandabhairavī vanaspati vāgadhīśvarī", "ஆனந்தபைரவி வனஸ்பதி வாகதீஸ்வரி"],
  ["ta", "gānamūrti triśakti br̥ndāvanī", "கானமூர்த்தி திரிசக்தி பிருந்தாவனி"],
  ["ta", "rāgavardhinī ṣaḍvidhamārgiṇī darbār", "ராகவர்த்தினி ஷட்விதமார்க்கிணி தர்பார்"],
  ["ta", "vasanta bēgaḍa hanumatōḍī jhampa", "வசந்தா பேகடா ஹனுமத்தோடி ஜம்பை"],
  ["ta", "śrīmanōharī vijayanāgarī sindhukannaḍa", "ஸ்ரீமனோஹரி விஜயநாகரி சிந்துகன்னடா"],
  ["ta", "śāstri rāmakr̥ṣṇayya", "சாஸ்திரி ராமகிருஷ்ணய்யா"],
  ["ta", "kāpīnārāyaṇī karṇāṭakakāpī pravr̥tti", "காபிநாராயணி கர்நாடககாபி பிரவிருத்தி"],
  ["ta", "amr̥tavarṣiṇī karuṇāmr̥tavarṣiṇī", "அமிர்தவர்ஷிணி கருணாமிர்தவர்ஷிணி"],
  ["ta", "candrajyōti jyōtisvarūpiṇī nādabrahma", "சந்திரஜோதி ஜோதிஸ்வரூபிணி நாதப்பிரம்மா"],
  ["ta", "śrutirañjanī r̥tuvilāsa sattvamañjarī", "சுருதிரஞ்சனி ருதுவிலாசா சத்துவமஞ்சரி"],
  ["ta", "mr̥ganandana srōtasvinī udayarāga", "மிருகநந்தனா ஸ்ரோதஸ்வினி உதயராகம்"],
  ["ta", "supradīpaṁ haṁsabhramarī bhagavatpriyā", "சுப்பிரதீபம் ஹம்சப்பிரமரி பகவத்பிரியா"],
  ["ta", "mēghaśyāmaḷā saṅgrāma dēśkār", "மேகசியாமளா சங்கிராமா தேஷ்கார்"],
  ["hi", "śāstri nāyuḍu śivan", "शास्त्री नायुडु शिवन"],
  ["hi", "jōnpurī bilahari vanaspati", "जोनपुरी बिलहरी वनस्पति"],
  ["hi", "śuddhasāvērī miśrajāti karṇāṭakakāpī", "शुद्ध सावेरी मिश्रजाति कर्नाटक कापी"],
  ["hi", "candrakauns nandkauns bēhāgdēśikaṁ", "चंद्रकौंस नंदकौंस बिहागदेशिकम्"],
  ["hi", "muttusvāmi rāmakr̥ṣṇayya aṭāṇa bauḷi", "मुत्तुस्वामी रामकृष्णय्या अटाणा बौली"],
  ["te", "hamīrkalyāṇī ahirbhairavī", "హమీర్\u200cకల్యాణి అహిర్\u200cభైరవి"],
  ["kn", "hamīrkalyāṇī pūrvīkalyāṇī", "ಹಮೀರ್\u200cಕಲ್ಯಾಣಿ ಪೂರ್ವಿಕಲ್ಯಾಣಿ"],
  ["kn", "jōnpurī kāpīnārāyaṇī hindustānīkāpī", "ಜೋನ್\u200cಪುರಿ ಕಾಪಿನಾರಾಯಣಿ ಹಿಂದೂಸ್ತಾನಿಕಾಪಿ"],
  ["ml", "suvarṇāṅgī ṣaḍvidhamārgiṇī gaurīmanōharī", "സുവർണ്ണാംഗി ഷഡ്വിധമാർഗ്ഗിണി ഗൗരിമനോഹരി"],
  ["hi", "hamīrkalyāṇī māyāmāḷavagauḷa sahāna", "हमीरकल्याणी मायामालवगौला सहाना"],
  ["ta", "śyāmaḷāṅgī siṁhēndramadhyamaṁ", "சியாமளாங்கி சிம்மேந்திரமத்திமம்"],
  ["ta", "catusrajāti dhruva tripuṭa śrī", "சதுஸ்ரஜாதி துருவ திரிபுடை ஸ்ரீ"],
  ["ml", "gānamūrti rāgavardhinī kāmavardhinī", "ഗാനമൂർത്തി രാഗവർദ്ധിനി കാമവർദ്ധിനി"],
  ["ml", "hamīrkalyāṇī dharmavatī hanumatōḍī", "ഹമീർകല്യാണി ധർമവതി ഹനുമത്തോടി"],
  ["ml", "lalitapañcamaṁ jōnpurī candrakauns", "ലളിതപഞ്ചമം ജോൻപുരി ചന്ദ്രകൗൻസ്"],
  ["ml", "kuriñji kāpīnārāyaṇī śaṅkharaharigauḷa", "കുറിഞ്ഞി കാപിനാരായണി ശംഖരഹരിഗൗള"],
  ["hi", "jhālavarāḷī śyāmaḷāṅgī vakuḷābharaṇaṁ", "झालवराली श्यामलांगी वकुलाभरणम्"],
  ["hi", "señcuruṭṭi khaṇḍajāti", "सेंचुरुट्टी खंडजाति"],
  ["hi", "hanumatōḍī garuḍadhvani ṣaḍvidhamārgiṇī", "हनुमतोड़ी गरुड़ध्वनि षड्विधमार्गिणी"],
] as const)(
  "in %s, %s are spelled as their readers spell them",
  async (language, isoNames, written) => {
    const shown = await Promise.all(
      isoNames.split(" ").map((name) => nameInScript(name, language)),
    );
    expect(shown.join(" ")).toBe(written);
  },
);
