import { describe, expect, test } from "vitest";
import { offeredScripts, type Script, scriptChoices } from "./scripts.ts";
import { syllableMark } from "./spelling.ts";
import { transliterator } from "./transliterate.server.ts";

async function write(from: Script, to: Script, text: string) {
  return (await transliterator(from, to))(text);
}

const telugu = "నిధి చాల సుఖమా రాముని సన్నిధి కృష్ణ ఋషి శంకరాభరణం గంగా సంస్కృతం శ్రీ";

test.each([
  ["ta", "நிதி⁴ சால ஸுக²மா ராமுனி ஸன்னிதி⁴ க்ருஷ்ண ரிஷி ஶங்கராப⁴ரணம் க³ங்கா³ ஸம்ஸ்க்ருதம் ஸ்ரீ"],
  ["kn", "ನಿಧಿ ಚಾಲ ಸುಖಮಾ ರಾಮುನಿ ಸನ್ನಿಧಿ ಕೃಷ್ಣ ಋಷಿ ಶಂಕರಾಭರಣಂ ಗಂಗಾ ಸಂಸ್ಕೃತಂ ಶ್ರೀ"],
  ["ml", "നിധി ചാല സുഖമാ രാമുനി സന്നിധി കൃഷ്ണ ഋഷി ശങ്കരാഭരണം ഗംഗാ സംസ്കൃതം ശ്രീ"],
  ["hi", "निधि चाल सुखमा रामुनि सन्निधि कृष्ण ऋषि शंकराभरणं गंगा संस्कृतं श्री"],
  ["iso", "nidhi cāla sukhamā rāmuni sannidhi kr̥ṣṇa r̥ṣi śaṅkarābharaṇaṁ gaṅgā saṁskr̥taṁ śrī"],
] as [Script, string][])("Telugu in %s", async (to, shown) => {
  expect(await write("te", to, telugu)).toBe(shown);
});

describe("the sounds of a script survive the way there and back", () => {
  const loose = telugu.replaceAll("ం", "");
  test.each(["kn", "ml", "hi"] as const)("%s", async (to) => {
    expect(await write(to, "te", await write("te", to, loose))).toBe(loose);
  });
});

describe("Malayalam", () => {
  test("chillu letters, however typed, are consonants without a vowel", async () => {
    expect(await write("ml", "te", "വാൻ ൺ ർ ൽ ൾ ൿ")).toBe("వాన్ ణ్ ర్ ల్ ళ్ క్");
    expect(await write("ml", "iso", "അവന്‍ അവൻ എന്റെ എൻ്റെ ശരണാഗതന്മാർക്ക് അവൾ")).toBe(
      "avan avan enṟe enṟe śaraṇāgatanmārkk avaḷ",
    );
    expect(await write("ml", "kn", "കൗ കൌ")).toBe("ಕೌ ಕೌ");
  });

  test("is written with chillu letters", async () => {
    expect(await write("hi", "ml", "भगवन् कर्म सूर्य भरणम्")).toBe("ഭഗവൻ കർമ സൂര്യ ഭരണം");
  });
});

describe("Tamil", () => {
  test("goes to roman by its letters, not by their sounds", async () => {
    expect(await write("ta", "iso", "யாரோ என்ன பேரோ அறியேனே ஸ்ரீ அஃது சங்கராபரணம்")).toBe(
      "yārō eṉṉa pērō aṟiyēṉē śrī aḵtu caṅkarāparaṇam",
    );
  });

  test("with superscripts tells the sounds", async () => {
    expect(await write("ta", "iso", "க³ங்கா³ மது⁴ர ஸுக²மா")).toBe("gaṅgā madhura sukhamā");
  });

  test("goes to no other script", async () => {
    for (const to of ["te", "kn", "ml", "hi"] as const)
      await expect(transliterator("ta", to)).rejects.toThrow(RangeError);
  });

  test("superscripts stand at their own letter, also before r and l", async () => {
    expect(await write("te", "ta", "భరణం ధారలు చంద్ర గృహ")).toBe("ப⁴ரணம் தா⁴ரலு சந்த்³ர க்³ருஹ");
  });

  test("ந stands first, before த, and in Narayana", async () => {
    expect(await write("te", "ta", "నను నందన నామనారాయణి")).toBe("நனு நந்த³ன நாமநாராயணி");
  });
});

test("Sanskrit's nasals are written as each script writes them", async () => {
  expect(await write("hi", "te", "प्रपञ्च निरन्तरं चन्द्रखण्डं बिम्बम्")).toBe("ప్రపంచ నిరంతరం చంద్రఖండం బింబం");
  expect(await write("kn", "iso", "ಪುರಂದರ ಪಂಚ ಕಂಠ ಅಂಬ ಹಂಸ ಓಂಕಾರ")).toBe(
    "purandara pañca kaṇṭha amba haṁsa ōṁkāra",
  );
});

test("what has no letter there keeps its base", async () => {
  expect(await write("hi", "te", "ज़रा ऑ")).toBe("జరా ఓ");
  expect(await write("hi", "iso", "गुरुगुह। १२ ॥")).toBe("guruguha| 12 ||");
});

test("ISO 15919 goes to every script, capitals too", async () => {
  expect(await write("iso", "te", "Śrī gaṇapatini sēvimparārē")).toBe("శ్రీ గణపతిని సేవింపరారే");
  expect(await write("iso", "hi", "ōṁkāra r̥ṣi")).toBe("ओङ्कार ऋषि");
});

test("other text is left alone, and no text throws", async () => {
  const odd = "<b>& ## # {x} \\ 12 abc \u0000 \ud800 😀\n";
  const letters = "\u0c4d\u0c3e\u0c01 \u0d4d\u0d57 \u094d\u093c \u0bcd\u0bbe²³⁴";
  for (const from of scriptChoices.filter((choice) => choice !== "original"))
    for (const to of offeredScripts(from)) {
      const shown = await write(from, to, odd);
      if (from !== "iso") expect(shown).toBe(odd);
      await expect(write(from, to, letters)).resolves.toBeTypeOf("string");
    }
});

test("the places of syllables are kept, and words are spelled as without them", async () => {
  const words = "శ్రీ గ|ణ|నా|థ సిం|ధూ|ర వ|ర్ణ సం|పూర్|ణ నా|రా|య|ణ చం|ద్ర పా|న";
  const marked = words.replaceAll("|", syllableMark);
  const shown = {
    ta: "ஸ்ரீ க³|ண|னா|த² ஸிந்|தூ⁴|ர வ|ர்ண ஸம்|பூர்|ண நா|ரா|ய|ண சந்|த்³ர பா|ன",
    kn: "ಶ್ರೀ ಗ|ಣ|ನಾ|ಥ ಸಿಂ|ಧೂ|ರ ವ|ರ್ಣ ಸಂ|ಪೂರ್|ಣ ನಾ|ರಾ|ಯ|ಣ ಚಂ|ದ್ರ ಪಾ|ನ",
    ml: "ശ്രീ ഗ|ണ|നാ|ഥ സിന്|ധൂ|ര വ|ർണ സമ്|പൂർ|ണ നാ|രാ|യ|ണ ചന്|ദ്ര പാ|ന",
    hi: "श्री ग|ण|ना|थ सिं|धू|र व|र्ण सं|पूर्|ण ना|रा|य|ण चं|द्र पा|न",
    iso: "śrī ga|ṇa|nā|tha sin|dhū|ra va|rṇa sam|pūr|ṇa nā|rā|ya|ṇa can|dra pā|na",
  };
  for (const [to, expected] of Object.entries(shown)) {
    const written = await write("te", to as Script, marked);
    expect(written.replaceAll(syllableMark, "|")).toBe(expected);
    expect(await write("te", to as Script, words.replaceAll("|", ""))).toBe(
      expected.replaceAll("|", ""),
    );
  }
});

test("a syllable does not begin with an anusvara, which another script writes as a consonant", async () => {
  const written = await write("hi", "te", "सि|न्धू|र ल|म्बो".replaceAll("|", syllableMark));
  expect(written.replaceAll(syllableMark, "|")).toBe("సిం|ధూ|ర లం|బో");
});
