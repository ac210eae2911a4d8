interface NameException {
  subjectKind: "raaga" | "taala";
  subjectId: string;
  language: "te" | "ta" | "kn" | "ml" | "hi";
  name: string;
  source: string;
}

const telugu = "thetageethi.org, neccheli.com";
const tamilBooks = "tamilvu.org and ta.wikisource.org (books); tyagas.blogspot.com";
const hindiLists = "lists of raagas in Hindi in public GitHub files";
const editor = "standard form, an editor";

const raaga = (
  subjectId: string,
  language: NameException["language"],
  name: string,
  source: string,
): NameException => ({ subjectKind: "raaga", subjectId, language, name, source });

/** Names of raagas in a script where the rules on ISO 15919 yield others, with their sources. */
export const nameExceptions: readonly NameException[] = [
  raaga("Mohanam", "te", "మోహన", telugu),
  raaga("Hindolam", "te", "హిందోళ", telugu),
  raaga("Atana", "te", "అఠాణ", "viswavedika.com, samgeetam.blogspot.com"),
  raaga("Darbar", "te", "దర్బారు", "sriaim.com"),
  raaga("Kalgada", "te", "కలగడ", "sriaim.com"),
  raaga("Dundubi", "te", "దుందుభి", editor),
  raaga("Navaroj", "te", "నవరోజు", editor),
  raaga("Kambhoji", "ta", "காம்போதி", tamilBooks),
  raaga("Yadukulakambhoji", "ta", "யதுகுலகாம்போதி", "muruganarul.blogspot.com"),
  raaga("Naganandini", "ta", "நாகநந்தினி", "tyagas.blogspot.com"),
  raaga("Aymmukhan", "ta", "ஐம்முகன்", editor),
  raaga("Ravichandrika", "ta", "ரவிச்சந்திரிகா", "ta.wikipedia.org"),
  raaga("Udayaravichandrika", "ta", "உதயரவிச்சந்திரிகா", "simulationpadaippugal.blogspot.com"),
  raaga("Surati", "ta", "சுருட்டி", "sriramv.com (suruTTi)"),
  raaga("Durga", "ta", "துர்கா", "public GitHub files (list of viruttams)"),
  raaga("Shri", "ta", "ஸ்ரீராகம்", "tyagas.blogspot.com"),
  raaga("Naganandini", "ml", "നാഗനന്ദിനി", "ml.wikipedia.org, list of melakartas"),
  raaga("Atana", "ml", "അഠാണ", "janmabhumi.in, malayalam.webdunia.com"),
  raaga("Surati", "ml", "സുരുട്ടി", "malayalam.webdunia.com"),
  raaga("Gopikavasanta", "ml", "ഗോപികാവസന്തം", "janmabhumi.in, malayalam.webdunia.com"),
  raaga("Natakuranji", "ml", "നാട്ടക്കുറിഞ്ഞി", editor),
  raaga("Senchurutti", "ml", "ചെഞ്ചുരുട്ടി", editor),
  raaga("Begada", "kn", "ಬೇಗಡೆ", editor),
  raaga("Darbarikanada", "hi", "दरबारी कान्हड़ा", editor),
  raaga("Nathabhairavi", "hi", "नटभैरवी", hindiLists),
  raaga("Jhinjoti", "hi", "झिंझोटी", hindiLists),
  raaga("Jonpuri", "hi", "जौनपुरी", hindiLists),
  raaga("Puriyadhanashri", "hi", "पूरिया धनाश्री", hindiLists),
  raaga("Pilu", "hi", "पीलू", "radioplaybackindia.blogspot.com"),
  raaga("Aymmukhan", "hi", "ऐम्मुखन", editor),
];
