import { describe, expect, test } from "vitest";
import { lineNumberAt, parseLyrics, writtenLines } from "./lyrics.ts";
import { type Heading, parseHeading } from "./lyrics-heading.ts";

const spellings: Record<Heading["section"], string> = {
  pallavi: "పల్లవి|पल्लवि|पल्लवी|பல்லவி|ಪಲ್ಲವಿ|പല്ലവി|Pallavi|PALLAVI:|1. Pallavi|(pallavi)|పల్లవి :",
  anupallavi:
    "అనుపల్లవి|अनुपल्लवि|अनुपल्लवी|அனுபல்லவி|அநுபல்லவி|ಅನುಪಲ್ಲವಿ|അനുപല്ലവി|Anupallavi|[Anu-pallavi]|anu pallavi",
  charanam:
    "చరణం|చరణము|చరణములు|చరణాలు|चरणम्|चरणं|चरण|சரணம்|சரணங்கள்|ಚರಣ|ಚರಣಂ|ಚರಣಗಳು|ചരണം|ചരണങ്ങൾ|Charanam|caraṇam|charaNam|Charana|caraṇaṁ",
  samashtiCharanam:
    "సమష్టి చరణం|समष्टि चरणम्|சமஷ்டி சரணம்|ஸமஷ்டி சரணம்|ಸಮಷ್ಟಿ ಚರಣ|സമഷ്ടിചരണം|Samashti Charanam|samaṣṭi caraṇam",
  chittaswaram:
    "చిట్టస్వరం|చిట్ట స్వరము|चिट्टस्वर|चिट्टस्वरम्|சிட்டை ஸ்வரம்|சிட்டஸ்வரம்|ಚಿಟ್ಟೆಸ್ವರ|ಚಿಟ್ಟಸ್ವರ|ചിട്ടസ്വരം|Chitta Swaram|chittasvaram|ciṭṭasvaram|Chittai swaram",
  muktayiSwaram:
    "ముక్తాయి స్వరం|ముక్తాయిస్వరము|मुक्तायी स्वर|முக்தாயி ஸ்வரம்|ಮುಕ್ತಾಯಿ ಸ್ವರ|മുക്തായിസ്വരം|Muktayi Swaram|muktāyi svaram",
  madhyamakala:
    "మధ్యమకాల సాహిత్యం|मध्यमकाल साहित्यम्|மத்யமகால சாகித்யம்|ಮಧ್ಯಮಕಾಲ ಸಾಹಿತ್ಯ|മധ്യമകാലം|മദ്ധ്യമകാലസാഹിത്യം|madhyamakāla sāhityam|Madhyama kala",
  sahityam: "సాహిత్యం|साहित्यम्|साहित्य|சாஹித்யம்|சாகித்யம்|ஸாஹித்யம்|ಸಾಹಿತ್ಯ|സാഹിത്യം|Sahityam|sāhitya",
};

describe("headings", () => {
  test.each(
    Object.entries(spellings).flatMap(([section, all]) =>
      all.split("|").map((line) => [line, section]),
    ),
  )("%s is %s", (line, section) => {
    expect(parseHeading(line)).toEqual({ section, number: null });
  });

  test.each([
    ["చరణం 2", 2],
    ["చరణం ౩", 3],
    ["சரணம் - 1", 1],
    ["(Charanam 12)", 12],
    ["ചരണം ൪.", 4],
  ])("%s has its number", (line, number) => {
    expect(parseHeading(line)).toEqual({ section: "charanam", number });
  });

  test.each([
    "",
    "నిధి చాల సుఖమా",
    "చరణములే నమ్మితి",
    "saraNam saraNam",
    "சரணம் ஐயப்பா",
    "sahityamu teliyani",
    "pallavita",
    "P",
    "2",
    "<h3>Pallavi</h3>",
    "పల్లవి ".repeat(20),
  ])("%j is none", (line) => {
    expect(parseHeading(line)).toBeNull();
  });
});

const outline = (text: string) =>
  parseLyrics(text).map(({ heading, lines }) => [
    heading?.section ?? null,
    lines.map(({ number, text: words }) => `${number} ${words}`),
  ]);

describe("verses and lines", () => {
  test("lines that are words are numbered through; headings and blank lines are not", () => {
    expect(outline("పల్లవి\nఒకటి\n రెండు \n\n\nమూడు\r\nచరణం 1\r\n\r\nనాలుగు\nచరణం 2\nఐదు\n")).toEqual([
      ["pallavi", ["1 ఒకటి", "2 రెండు"]],
      [null, ["3 మూడు"]],
      ["charanam", ["4 నాలుగు"]],
      ["charanam", ["5 ఐదు"]],
    ]);
  });

  test("words may follow a heading on its line; a colon alone makes none", () => {
    expect(outline("Pallavi: nidhi chala\nemi: idi\nCharanam:\nrama")).toEqual([
      ["pallavi", ["1 nidhi chala", "2 emi: idi"]],
      ["charanam", ["3 rama"]],
    ]);
  });

  test("nothing has no verses, and a heading alone has no lines", () => {
    expect(outline(" \n\n")).toEqual([]);
    expect(outline("పల్లవి")).toEqual([["pallavi", []]]);
  });

  test("text stays as it is", () => {
    expect(outline("<b>x</b> & ## #")).toEqual([[null, ["1 <b>x</b> & ## #"]]]);
  });

  test("a written line has the number of its words; a heading or blank line that of the next words", () => {
    const text = "పల్లవి\nఒకటి\n రెండు \n\n\nమూడు\r\nచరణం: నాలుగు\n\nచరణం 2\n";
    const numbers = writtenLines(text).map((_, at) => lineNumberAt(text, at + 1) ?? "none");
    expect(numbers.join(" ")).toBe("1 1 2 3 3 3 4 none none none");
    expect(lineNumberAt(text, 99)).toBeNull();
  });
});
