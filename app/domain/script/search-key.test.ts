import {
  array,
  assert,
  boolean,
  constantFrom,
  oneof,
  property,
  string,
  stringMatching,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, searchKeys, skeletonOf } from "./search-key.ts";

const k0 = (text: string) => searchKeys(text).k0;
const k1 = (text: string) => searchKeys(text).k1;
const k2 = (text: string) => searchKeys(text).k2;

/** Every text of a row has the same key. */
function alike(key: (text: string) => string, rows: string[][]) {
  for (const row of rows) for (const text of row) expect(key(text), text).toBe(key(row[0]!));
}

describe("k0: one for every spelling of the same sounds", () => {
  test("case, diacritics, spaces and marks", () => {
    alike(k0, [["Omkara Akarini", "ŌMKĀRA ĀKĀRIṆĪ", "omkara  akarini", "(Omkāra)-akariṇi!"]]);
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
    (text) => skeletonOf(searchKeys(text).k1),
    [
      ["Bhimpalasi", "bhimplas"],
      ["Kharaharapriya", "கரகரப்பிரியா", "kharaharpriya"],
      ["Hindolam", "இந்தோளம்"],
    ],
  );
});

test("a text without letters has empty keys", () => {
  for (const empty of ["", "  ", "%_", "-- ;", "\u0000", "\u200d", "்"])
    expect(searchKeys(empty), empty).toEqual({ k0: "", k1: "", k2: "" });
});

describe("for any text", () => {
  const consonants = [0x15, 0x17, 0x1a, 0x1c, 0x24, 0x26, 0x28, 0x2a, 0x2c, 0x2e, 0x2f, 0x30, 0x32];
  const signs = [0x3e, 0x3f, 0x40, 0x41, 0x42, 0x47, 0x48, 0x4b, 0x4c, null];
  const blocks = { devanagari: 0x900, telugu: 0xc00, kannada: 0xc80, malayalam: 0xd00 };
  const syllables = array(
    tuple(
      constantFrom(...consonants, 0x35, 0x36, 0x37, 0x38, 0x39),
      constantFrom(...signs),
      boolean(),
    ),
    { minLength: 1, maxLength: 12 },
  );
  const write = (word: [number, number | null, boolean][], block: number) =>
    word
      .flatMap(([consonant, sign, virama]) => [consonant, virama ? 0x4d : sign])
      .filter((offset) => offset !== null)
      .map((offset) => String.fromCodePoint(block + offset))
      .join("");
  const roman = stringMatching(/^[A-Za-zāīūṛḷṅñṭḍṇśṣḥṃ ]{0,30}$/);

  test("keys are the same in every Indic script", () => {
    assert(
      property(syllables, (word) => {
        const keys = Object.values(blocks).map((block) => searchKeys(write(word, block)));
        for (const key of keys) expect(key).toEqual(keys[0]);
      }),
    );
  });

  test("case, joiners and normalization make no difference", () => {
    assert(
      property(
        oneof(
          roman,
          syllables.map((word) => write(word, 0xc00)),
        ),
        (text) => {
          const keys = searchKeys(text);
          for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const)
            expect(searchKeys(text.normalize(form))).toEqual(keys);
          expect(searchKeys([...text].join("\u200c").replaceAll(" ", "\u200c "))).toEqual(keys);
        },
      ),
    );
    assert(
      property(stringMatching(/^[a-zāīūśṣṇṭḍ ]{0,30}$/), (text) => {
        expect(searchKeys(text.toUpperCase())).toEqual(searchKeys(text));
      }),
    );
  });

  test("diacritics make no difference", () => {
    assert(
      property(stringMatching(/^[a-zāīūēōśṣṇṭḍṅñḥ ]{0,30}$/), (text) => {
        const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
        expect(searchKeys(plain)).toEqual(searchKeys(text));
      }),
    );
  });

  test("nothing throws, and keys of these scripts are of plain letters", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        searchKeys(text);
      }),
    );
    assert(
      property(
        oneof(
          roman,
          syllables.map((word) => write(word, 0xd00)),
        ),
        (text) => {
          expect(k0(text)).toMatch(/^[a-z]*$/);
        },
      ),
    );
  });

  test("100 kB take little time, whatever they are", () => {
    for (const unit of ["a", "kṛ", "శ్రీ", "ெள", "ற்ற", "h", "n", " y", "R^", "1", "ia", "\u0323"]) {
      const started = performance.now();
      searchKeys(unit.repeat(100_000 / unit.length));
      expect(performance.now() - started, unit).toBeLessThan(1500);
    }
  });
});
