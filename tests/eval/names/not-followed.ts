type Reason = "slip" | "nasal" | "older";

/**
 * Attested names that the archive does not follow, by language. `slip`: the source is wrong (its letters are
 * another word, or another number of the melakarta). `nasal`: the same word with the nasal as a letter, where
 * the archive writes the anusvara throughout. `older`: spelling of books that avoid letters of Grantha, or
 * another school's form, beside which musicians' own is in use.
 */
export const notFollowed: Record<string, Record<string, [form: string, reason: Reason]>> = {
  te: {
    Ahiri: ["అహిరి", "slip"],
    Malahari: ["మళహరి", "slip"],
  },
  kn: {
    Ardradeshi: ["ಆರ್ದ್ರದೇಶೀ", "older"],
    Kamavardhini: ["ಕಾಮವರ್ಧನಿ", "older"],
    Shivaranjani: ["ಶಿವರಂಜಿನಿ", "older"],
  },
  ml: {
    Gavambhodhi: ["ഗവാംബോധി", "slip"],
    Hanumatodi: ["ഹനുമതോടി", "slip"],
    Mararanjani: ["മാരരഞ്ജിനി", "slip"],
    Natakapriya: ["നാടകപ്രിയാ", "slip"],
    Sarasangi: ["സാരസാംഗി", "slip"],
    Vakulabharanam: ["വാകുളാഭരണം", "slip"],
  },
  hi: {
    Bhavapriya: ["भावप्रिया", "slip"],
    Chitrambari: ["चित्राम्बरी", "nasal"],
    Dhavalambari: ["धवलाम्बरी", "nasal"],
    Divyamani: ["दिव्यमणी", "slip"],
    Gangeyabhushani: ["गांगेयभूषिणी", "slip"],
    Gavambhodhi: ["गवाम्बोधी", "slip"],
    Harikambhoji: ["हरिकाम्भोजी", "nasal"],
    Hatakambari: ["हाटकाम्बरी", "nasal"],
    Hemavati: ["हेमावती", "slip"],
    Kantamani: ["कान्तामणी", "slip"],
    Mararanjani: ["मररंजनी", "slip"],
    Naganandini: ["नागानन्दिनी", "nasal"],
    Nasikabhushani: ["नासिकाभूषिणी", "slip"],
    Shubhapantuvarali: ["शुभपन्तुवराली", "nasal"],
    Simhendramadhyamam: ["सिंहेन्द्रमध्यमम्", "nasal"],
    Suryakantam: ["सूर्यकान्तम्", "nasal"],
    Vishvambhari: ["विश्वम्भरी", "nasal"],
  },
  ta: {
    Ahiri: ["ஆகரி", "older"],
    Deshakshi: ["தேசாட்சரி", "older"],
    Dhanyasi: ["தன்னியாசி", "older"],
    Hemavati: ["ஏமவதி", "older"],
    Hindolam: ["இந்தோளம்", "older"],
    Huseni: ["உசேனி", "older"],
    Kalanidhi: ["களாநிதி", "slip"],
    Kedaragaula: ["கேதாரகவுளம்", "older"],
    Malahari: ["மலகரி", "older"],
    Shriranjani: ["சிறீரஞ்சனி", "older"],
  },
};

/** The same for words of taalas' names; ஜம்பை and திரிபுடை are Tamil's own. */
export const taalaWordsNotFollowed: Record<string, Record<string, Reason>> = {
  ta: { ஜம்ப: "slip", மத்யா: "slip", அடா: "slip", ஸங்கீர்ண: "older" },
  te: {
    జంపా: "slip",
    త్రిపుటై: "slip",
    మథ్య: "slip",
    ఆట: "slip",
    ధృవ: "slip",
    తిస్ర: "older",
    చతుస్ర: "older",
  },
};
