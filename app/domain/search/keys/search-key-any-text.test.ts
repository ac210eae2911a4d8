import {
  array,
  assert,
  boolean,
  configureGlobal,
  constantFrom,
  oneof,
  property,
  string,
  stringMatching,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { startCpuTime } from "#tests/cpu-time.ts";
import { toSearchKeys } from "./search-key.ts";

// The same texts in each run: what fails is a change, never chance. 300,000 of each were tried.
configureGlobal({ seed: 20_260_706, numRuns: 1000 });

const k0 = (text: string) => toSearchKeys(text).k0;

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
        const keys = Object.values(blocks).map((block) => toSearchKeys(write(word, block)));
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
          const keys = toSearchKeys(text);
          for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const)
            expect(toSearchKeys(text.normalize(form))).toEqual(keys);
          expect(toSearchKeys([...text].join("\u200c").replaceAll(" ", "\u200c "))).toEqual(keys);
        },
      ),
    );
    assert(
      property(stringMatching(/^[a-zāīūśṣṇṭḍ ]{0,30}$/), (text) => {
        expect(toSearchKeys(text.toUpperCase())).toEqual(toSearchKeys(text));
      }),
    );
  });

  test("diacritics make no difference", () => {
    assert(
      property(stringMatching(/^[a-zāīūēōśṣṇṭḍṅñḥ ]{0,30}$/), (text) => {
        const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
        expect(toSearchKeys(plain)).toEqual(toSearchKeys(text));
      }),
    );
  });

  test("nothing throws, and keys of these scripts are of plain letters", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        toSearchKeys(text);
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
      const cpuTime = startCpuTime();
      toSearchKeys(unit.repeat(100_000 / unit.length));
      expect(cpuTime(), unit).toBeLessThan(1500);
    }
  });
});
