import { describe, expect, test } from "vitest";
import { fold, toSearchKeys, toSkeleton } from "./search-key.ts";

const k0 = (text: string) => toSearchKeys(text).k0;
const k1 = (text: string) => toSearchKeys(text).k1;
const k2 = (text: string) => toSearchKeys(text).k2;

/** Every text of a row has the same key. */
function alike(key: (text: string) => string, rows: string[][]) {
  for (const row of rows) for (const text of row) expect(key(text), text).toBe(key(row[0]!));
}

describe("k0: one for every spelling of the same sounds", () => {
  test("case, diacritics, spaces and marks", () => {
    alike(k0, [["Omkara Akarini", "ŌMKĀRA ĀKĀRIṆĪ", "omkara  akarini", "(Omkāra)-akariṇi!"]]);
    // A word in capitals alone has no LLI or RRI of ITRANS, and no R of Harvard-Kyoto.
    alike(k0, [
      ["Mallika Vasantam", "MALLIKA VASANTAM", "MALLIKĀ-Vasantam"],
      ["karri", "KARRI"],
      ["nrsimha", "NRSIMHA"],
    ]);
  });

  test("standards: ISO 15919, IAST, Harvard-Kyoto, ITRANS, plain English", () => {
    alike(k0, [
      ["śaṅkarābharaṇaṁ", "zaGkarAbharaNam", "sha~NkarAbharaNam", "Shankarabharanam"],
      ["kr̥ṣṇa", "kṛṣṇa", "kRSNa", "kRRiShNa", "Krishna"],
      ["pañcama", "paJcama", "pa~nchama", "panchama"],
      ["ṛṣabha", "rishabha"],
    ]);
  });

  test("scripts", () => {
    alike(k0, [
      ["శంకరాభరణం", "शंकराभरणम्", "ಶಂಕರಾಭರಣಂ", "ശങ്കരാഭരണം", "shankarabharanam"],
      ["అమృతవర్షిణి", "अमृतवर्षिणी", "ಅಮೃತವರ್ಷಿಣಿ", "അമൃതവർഷിണി", "amritavarshini"],
      ["గౌళ", "ಗೌಳ", "ഗൗള", "ഗൌള", "gaula"],
      ["లక్ష్మి", "लक्ष्मी", "lakshmi", "laxmi"],
      ["జ్ఞాన", "ज्ञान", "jnana", "gnana", "gyana"],
    ]);
  });

  test("vowels of English spellings", () => {
    alike(k0, [
      ["neelambari", "nilaambari", "nīlāmbari"],
      ["poorvi", "purvi", "puurvi"],
      ["gowla", "goula", "gaula"],
      ["bhairavi", "bhairavy", "byravi"],
      ["priya", "pria"],
    ]);
  });

  test("consonants of English spellings", () => {
    alike(k0, [
      ["chhaya", "chaya", "caya"],
      ["dhwani", "dvani", "dhvani"],
      ["phani", "fani", "pani"],
      ["pazham", "palam"],
      ["brahma", "bramha"],
      ["ritu", "rithu"],
    ]);
  });

  test("a nasal before a consonant is that consonant's own", () => {
    alike(k0, [
      ["sangita", "samgita"],
      ["kambhoji", "kanbhoji"],
      ["hamsa", "hansa"],
    ]);
    expect(k0("kanya")).not.toBe(k0("kamya"));
  });

  test("doubled consonants count", () => {
    expect(k0("Kanada")).not.toBe(k0("Kannada"));
  });
});

describe("k1: doubled letters and endings make no difference", () => {
  test("endings", () => {
    alike(k1, [
      ["mohana", "mohanam", "mohanamu", "mohan"],
      ["darbar", "darbaru"],
      ["nata", "nattai", "natta"],
    ]);
  });

  test("a short name keeps its ending", () => {
    expect(k1("Rama")).toBe("ram");
    expect(k1("Ma")).toBe("ma");
  });

  test("other endings tell raagas apart", () => {
    for (const [a, b] of [
      ["Vasanta", "Vasanti"],
      ["Bhairavi", "Bhairavam"],
      ["Hamsanadam", "Hamsanandi"],
    ] as const)
      expect(k1(a)).not.toBe(k1(b));
  });
});

describe("k2: what Tamil writes with one letter", () => {
  test("Tamil finds the others", () => {
    alike(k2, [
      ["சங்கராபரணம்", "శంకరాభరణం", "Shankarabharanam"],
      ["கல்யாணி", "kalyani"],
      ["தோடி", "todi", "thodi"],
      ["மீனாட்சி", "मीनाक्षी", "minakshi"],
    ]);
  });

  test("rules of Tamil spelling", () => {
    alike(k2, [
      ["க²ம்பீ⁴ர", "கம்பீர"],
      ["கெளரி", "கௌரி", "gauri"],
      ["இராமா", "ராமா", "rama"],
      ["வெற்றி", "vetri"],
      ["யக்ஞ", "யஜ்ஞ"],
    ]);
  });

  test("folding twice is folding once", () => {
    expect(fold(fold("gadabaja"))).toBe(fold("gadabaja"));
  });
});

test("a skeleton stays where vowels go, come or change", () => {
  alike(
    (text) => toSkeleton(toSearchKeys(text).k1),
    [
      ["Bhimpalasi", "bhimplas"],
      ["Kharaharapriya", "கரகரப்பிரியா", "kharaharpriya"],
      ["Hindolam", "இந்தோளம்"],
    ],
  );
});

test("a text without letters has empty keys", () => {
  for (const empty of ["", "  ", "%_", "-- ;", "\u0000", "\u200d", "்"])
    expect(toSearchKeys(empty), empty).toEqual({ k0: "", k1: "", k2: "" });
});
