import { describe, expect, test } from "vitest";
import { showLyrics } from "./shown-lyrics.server.ts";

const inTelugu = (text: string) => showLyrics(text, "te", { choice: "te", pageLanguage: "te" });

describe("lyrics in roman letters", () => {
  test.each([
    ["ITRANS", "sarvadA rAma kRSNa"],
    ["ITRANS beside a word of ISO 15919", "ēmi sEtunE rAma nInnE sEvimparArE"],
    [
      "loose spellings with a marked word",
      `${"nidhi cala sukhama ramuni sannidhi ".repeat(5)}sēva`,
    ],
    ["loose spellings", "nidhi chala sukhama"],
    // In IAST, e and o are long and ḷ is a vowel; without a language, no text is known to be in IAST.
    ["IAST", "kṛṣṇa kṛṣṇa mukunda janārdana"],
    ["IAST with ṃ", "vande mukundaṃ kamalāyatākṣam"],
    ["a single word without marks", "om"],
  ])("of no scheme stay as they are, and the page says why: %s", async (_scheme, text) => {
    const shown = await inTelugu(text);
    expect([shown.script, shown.offered, shown.isLooseRoman]).toEqual(["original", [], true]);
    expect(shown.verses[0]!.shown).toBeNull();
  });

  test("in ISO 15919 are transliterated, but for headings in brackets", async () => {
    const shown = await inTelugu(
      "Śrī gaṇapatini sēvimparārē (charanam 2)\n[Anupallavi] vāgadhipādi (sēvimparārē)",
    );
    expect(shown.isLooseRoman).toBe(false);
    expect(shown.verses[0]!.shown).toBe(
      "శ్రీ గణపతిని సేవింపరారే (charanam 2)\n[Anupallavi] వాగధిపాది (సేవింపరారే)",
    );
  });

  test("are not spoken of where there are none", async () => {
    expect((await inTelugu("నిధి చాల")).isLooseRoman).toBe(false);
    expect((await inTelugu("யாரோ")).isLooseRoman).toBe(false);
  });
});
