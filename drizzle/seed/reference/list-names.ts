import { jsonRows } from "../json-rows.ts";

type Names = readonly [te: string, ta: string, kn: string, ml: string, hi: string];

/** Song types as musicians write them in Telugu, Tamil, Kannada, Malayalam and Hindi. */
export const songTypeNames: Readonly<Record<string, Names>> = {
  Kriti: ["కృతి", "கிருதி", "ಕೃತಿ", "കൃതി", "कृति"],
  Kirtana: ["కీర్తన", "கீர்த்தனை", "ಕೀರ್ತನೆ", "കീർത്തനം", "कीर्तन"],
  Devaranama: ["దేవరనామ", "தேவர்நாமா", "ದೇವರನಾಮ", "ദേവർനാമ", "देवरनामा"],
  Varnam: ["వర్ణం", "வர்ணம்", "ವರ್ಣ", "വർണം", "वर्णम्"],
  "Tana varnam": ["తానవర్ణం", "தான வர்ணம்", "ತಾನವರ್ಣ", "താനവർണം", "तान वर्णम्"],
  "Pada varnam": ["పదవర్ణం", "பத வர்ணம்", "ಪದವರ್ಣ", "പദവർണം", "पद वर्णम्"],
  Tillana: ["తిల్లానా", "தில்லானா", "ತಿಲ್ಲಾನ", "തില്ലാന", "तिल्लाना"],
  Padam: ["పదం", "பதம்", "ಪದ", "പദം", "पदम्"],
  Javali: ["జావళి", "ஜாவளி", "ಜಾವಳಿ", "ജാവളി", "जावली"],
  Gitam: ["గీతం", "கீதம்", "ಗೀತೆ", "ഗീതം", "गीतम्"],
  Svarajati: ["స్వరజతి", "ஸ்வரஜதி", "ಸ್ವರಜತಿ", "സ്വരജതി", "स्वरजति"],
  Jatisvaram: ["జతిస్వరం", "ஜதிஸ்வரம்", "ಜತಿಸ್ವರ", "ജതിസ്വരം", "जतिस्वरम्"],
  Ragamalika: ["రాగమాలిక", "ராகமாலிகை", "ರಾಗಮಾಲಿಕೆ", "രാഗമാലിക", "रागमालिका"],
  Mangalam: ["మంగళం", "மங்களம்", "ಮಂಗಳ", "മംഗളം", "मंगलम्"],
  Bhajan: ["భజన", "பஜனை", "ಭಜನೆ", "ഭജൻ", "भजन"],
  Tiruppugazh: ["తిరుప్పుగళ్", "திருப்புகழ்", "ತಿರುಪ್ಪುಗಳ್", "തിരുപ്പുകഴ്", "तिरुप्पुगल"],
  Shloka: ["శ్లోకం", "ஸ்லோகம்", "ಶ್ಲೋಕ", "ശ്ലോകം", "श्लोक"],
  Viruttam: ["విరుత్తం", "விருத்தம்", "ವಿರುತ್ತಂ", "വിരുത്തം", "विरुत्तम्"],
  Tiruppavai: ["తిరుప్పావై", "திருப்பாவை", "ತಿರುಪ್ಪಾವೈ", "തിരുപ്പാവൈ", "तिरुप्पावै"],
  Pasuram: ["పాశురం", "பாசுரம்", "ಪಾಶುರ", "പാശുരം", "पाशुरम्"],
  Abhang: ["అభంగ్", "அபங்கம்", "ಅಭಂಗ", "അഭംഗ്", "अभंग"],
  Ashtapadi: ["అష్టపది", "அஷ்டபதி", "ಅಷ್ಟಪದಿ", "അഷ്ടപദി", "अष्टपदी"],
  Tarangam: ["తరంగం", "தரங்கம்", "ತರಂಗ", "തരംഗം", "तरंगम्"],
  "Ragam-tanam-pallavi": [
    "రాగం తానం పల్లవి",
    "ராகம் தானம் பல்லவி",
    "ರಾಗ ತಾನ ಪಲ್ಲವಿ",
    "രാഗം താനം പല്ലവി",
    "रागम् तानम् पल्लवी",
  ],
  "Light song": ["లలిత గీతం", "மெல்லிசைப் பாடல்", "ಭಾವಗೀತೆ", "ലളിതഗാനം", "सुगम गीत"],
  "Film song": ["సినిమా పాట", "திரைப்படப் பாடல்", "ಚಿತ್ರಗೀತೆ", "ചലച്ചിത്രഗാനം", "फ़िल्मी गीत"],
};

/** The same for accompaniment types. */
export const accompanimentTypeNames: Readonly<Record<string, Names>> = {
  Mridangam: ["మృదంగం", "மிருதங்கம்", "ಮೃದಂಗ", "മൃദംഗം", "मृदंगम्"],
  Violin: ["వయోలిన్", "வயலின்", "ಪಿಟೀಲು", "വയലിൻ", "वायलिन"],
  Morsing: ["మోర్సింగ్", "மோர்சிங்", "ಮೋರ್ಸಿಂಗ್", "മോർസിംഗ്", "मोरसिंग"],
  Ghatam: ["ఘటం", "கடம்", "ಘಟ", "ഘടം", "घटम्"],
  Kanjeera: ["కంజీర", "கஞ்சிரா", "ಖಂಜೀರ", "ഗഞ്ചിറ", "कंजीरा"],
  Flute: ["వేణువు", "புல்லாங்குழல்", "ಕೊಳಲು", "പുല്ലാങ്കുഴൽ", "बाँसुरी"],
  Tambura: ["తంబూర", "தம்புரா", "ತಂಬೂರಿ", "തംബുരു", "तंबूरा"],
  Veena: ["వీణ", "வீணை", "ವೀಣೆ", "വീണ", "वीणा"],
  Viola: ["వయోలా", "வயோலா", "ವಯೋಲಾ", "വയോള", "वायोला"],
  Cello: ["సెల్లో", "செல்லோ", "ಚೆಲ್ಲೋ", "ചെല്ലോ", "चेलो"],
  "Vocal support": ["సహగానం", "துணைப்பாட்டு", "ಸಹಗಾಯನ", "സഹഗാനം", "सहगायन"],
};

/** The same for media types. */
export const mediaTypeNames: Readonly<Record<string, Names>> = {
  Audio: ["ఆడియో", "ஒலிப்பதிவு", "ಆಡಿಯೋ", "ഓഡിയോ", "ऑडियो"],
  Video: ["వీడియో", "காணொளி", "ವೀಡಿಯೊ", "വീഡിയോ", "वीडियो"],
};

const codes = ["te", "ta", "kn", "ml", "hi"] as const;

const toScriptNames = (names: Names) =>
  Object.fromEntries(codes.map((code, at) => [code, names[at]]));

/** Makes the statements that name the entries of a list in five scripts, where they have no such names yet. */
export function listNameStatements(): string[] {
  const lists = [
    ["song_types", "id", songTypeNames],
    ["accompaniment_types", "name", accompanimentTypeNames],
    ["media_types", "description", mediaTypeNames],
  ] as const;
  return lists.flatMap(([table, column, names]) =>
    jsonRows(Object.entries(names).map(([name, all]) => ({ name, all: toScriptNames(all) }))).map(
      (rows) => `UPDATE ${table} SET script_names = value -> 'all' FROM ${rows}
        WHERE ${table}.${column} = value ->> 'name' AND script_names = '{}'`,
    ),
  );
}
