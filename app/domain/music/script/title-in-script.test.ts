import { expect, test } from "vitest";
import { titleInScript, type WrittenTitle } from "./title-in-script.server.ts";

const scripts = ["te", "ta", "kn", "ml", "hi"] as const;
const inAll = (title: Partial<WrittenTitle>) =>
  Promise.all(
    scripts.map((to) => titleInScript({ native: null, iso: null, language: null, ...title }, to)),
  );

test("a Telugu title in the other scripts", async () => {
  const written = ["నిధి చాల సుఖమా", "நிதி சால சுகமா", "ನಿಧಿ ಚಾಲ ಸುಖಮಾ", "നിധി ചാല സുഖമാ", "निधि चाल सुखमा"];
  expect(await inAll({ native: written[0]!, language: "te" })).toEqual(written);
  expect(await inAll({ iso: "nidhi cāla sukhamā", language: "te" })).toEqual(written);
});

test("a Sanskrit title in Devanagari keeps its endings", async () => {
  expect(await inAll({ native: "वातापि गणपतिं", language: "sa" })).toEqual([
    "వాతాపి గణపతిం",
    "வாதாபி கணபதிம்",
    "ವಾತಾಪಿ ಗಣಪತಿಂ",
    "വാതാപി ഗണപതിം",
    "वातापि गणपतिं",
  ]);
  expect(await inAll({ iso: "śrī dakṣiṇāmūrtiṁ", language: "sa" })).toEqual([
    "శ్రీ దక్షిణామూర్తిం",
    "ஸ்ரீ தக்ஷிணாமூர்த்திம்",
    "ಶ್ರೀ ದಕ್ಷಿಣಾಮೂರ್ತಿಂ",
    "ശ്രീ ദക്ഷിണാമൂർത്തിം",
    "श्री दक्षिणामूर्तिं",
  ]);
});

test("what was lost between words is marked where the script has a sign for it", async () => {
  expect(await inAll({ iso: "vandē'haṁ", language: "sa" })).toEqual([
    "వందేఽహం",
    "வந்தேஹம்",
    "ವಂದೇಽಹಂ",
    "വന്ദേഽഹം",
    "वंदेऽहं",
  ]);
});

test("a Tamil title where its letters tell its sounds, and else in Tamil alone", async () => {
  expect(await inAll({ native: "யாரோ இவர் யாரோ", language: "ta" })).toEqual([
    "యారో ఇవర్ యారో",
    "யாரோ இவர் யாரோ",
    "ಯಾರೋ ಇವರ್ ಯಾರೋ",
    "യാരോ ഇവർ യാരോ",
    "यारो इवर यारो",
  ]);
  const murugan = { native: "முருகா முருகா வா", iso: "murukā murukā vā", language: "ta" };
  expect(await inAll(murugan)).toEqual([null, "முருகா முருகா வா", null, null, null]);
  expect(await inAll({ ...murugan, native: null })).toEqual([
    null,
    "முருகா முருகா வா",
    null,
    null,
    null,
  ]);
});

test("loose roman letters and English tell nothing", async () => {
  expect(await inAll({ native: "Nidhi chala", language: "te" })).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(await titleInScript({ native: "నిధి", iso: "nidhi", language: "te" }, "en")).toBeNull();
});
