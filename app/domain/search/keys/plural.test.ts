import { expect, test } from "vitest";
import { listSingulars } from "./plural.ts";
import { toSearchKeys } from "./search-key.ts";

const cases: Record<string, string> = {
  Varnam:
    "varnams varnas వర్ణాలు వర్ణములు వర్ణాల్లో வர்ணங்கள் வர்ணங்களில் ವರ್ಣಗಳು ವರ್ಣಗಳಲ್ಲಿ വർണങ്ങൾ വർണ്ണങ്ങൾ वर्णम वर्णम्स",
  Kriti:
    "kritis krithis krutis krutulu కృతులు కృతులలో கிருதிகள் ಕೃತಿಗಳು കൃതികൾ कृतियाँ कृतियां कृतियों kruti க்ருதி",
  Kirtana:
    "keertanas keerthanalu కీర్తనలు கீர்த்தனைகள் கீர்த்தனங்கள் ಕೀರ್ತನೆಗಳು കീർത്തനങ്ങൾ कीर्तनाएं कीर्तनों कीर्तनम ಕೀರ್ತನೆ",
  Tillana: "tillanas thillanalu తిల్లానాలు తిల్లానలు தில்லானாக்கள் ತಿಲ್ಲಾನಗಳು തില്ലാനകൾ तिल्लाने",
  Javali: "javalis javalilu జావళులు జావళీలు ஜாவளிகள் ಜಾವಳಿಗಳು ജാവളികൾ जावलियाँ",
  Padam: "padams padalu పదాలు పదములు பதங்கள் ಪದಗಳು പദങ്ങൾ पदों padangal पदम",
};

const key = (text: string) => toSearchKeys(text).k2;

test.each(
  Object.entries(cases).flatMap(([type, words]) =>
    words.split(" ").map((word) => [word, type] as const),
  ),
)("%s: %s", (word, type) => {
  expect(listSingulars(word).map(key)).toContain(key(type));
});

test("a singular is left as it is", () => {
  for (const word of ["kriti", "కృతి", "தில்லானா", "ಕೀರ್ತನ", "बोल", "pada", "pade", "పద"])
    expect(listSingulars(word), word).toEqual([]);
});

test.each([
  ["kruti", "kriti"],
  ["bhajans", "bajan"],
  ["க்ருதி", "kriti"],
  ["ಕೀರ್ತನೆ", "kirtana"],
  ["तिल्लाने", "tillana"],
])("%s is another form of %s", (word, type) => {
  expect(listSingulars(word)).toContain(type);
});
