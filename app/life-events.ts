import type { Translations } from "./archive.ts";

interface LifeEvent {
  year: string;
  words: Translations;
  source: string;
}

const exams = "https://carnaticmusicexams.in/dr-mangalampalli-balamurali-krishna/";
const ragangaravali = "https://mio.to/album/M.+Balamuralikrishna/Raagaanga+Ravali+Vol+2";
const silverscreen =
  "https://silverscreenindia.com/movies/news/veteran-musician-m-balamuralikrishna-dies-86";
const encyclopedia = "https://wikimili.com/en/M._Balamuralikrishna";
const hindu = "http://www.hindu.com/2004/07/06/stories/2004070603272000.htm";
/** Page 52 of a Telugu book on the people of All India Radio. */
const broadcasters =
  "https://te.wikisource.org/wiki/%E0%B0%AA%E0%B1%81%E0%B0%9F:Prasarapramukulu022372mbp.pdf/60";
const pressTrust =
  "https://business-standard.com/article/pti-stories/kerala-condoles-balamurlikrishna-s-passing-away-116112201324_1.html";

export const lifeEvents: LifeEvent[] = [
  {
    year: "1930",
    words: {
      en: "Born on 6 July in Sankaraguptam, East Godavari.",
      te: "జులై 6న తూర్పు గోదావరి జిల్లాలోని శంకరగుప్తంలో జన్మించారు.",
      ta: "ஜூலை 6 அன்று கிழக்கு கோதாவரியில் உள்ள சங்கரகுப்தத்தில் பிறந்தார்.",
      kn: "ಜುಲೈ 6ರಂದು ಪೂರ್ವ ಗೋದಾವರಿಯ ಶಂಕರಗುಪ್ತಂನಲ್ಲಿ ಜನನ.",
      ml: "ജൂലൈ 6-ന് കിഴക്കൻ ഗോദാവരിയിലെ ശങ്കരഗുപ്തത്തിൽ ജനിച്ചു.",
      hi: "6 जुलाई को पूर्वी गोदावरी के शंकरगुप्तम में जन्म।",
    },
    source: exams,
  },
  {
    year: "1938",
    words: {
      en: "First concert, in Vijayawada, at the age of eight.",
      te: "ఎనిమిదేళ్ల వయసులో విజయవాడలో తొలి కచేరీ.",
      ta: "எட்டாவது வயதில் விஜயவாடாவில் முதல் கச்சேரி.",
      kn: "ಎಂಟನೇ ವಯಸ್ಸಿನಲ್ಲಿ ವಿಜಯವಾಡದಲ್ಲಿ ಮೊದಲ ಕಚೇರಿ.",
      ml: "എട്ടാം വയസ്സിൽ വിജയവാഡയിൽ ആദ്യ കച്ചേരി.",
      hi: "आठ वर्ष की आयु में विजयवाड़ा में पहला संगीत कार्यक्रम।",
    },
    source: exams,
  },
  {
    year: "1944–46",
    words: {
      en: "Writes a kriti in each of the 72 melakarta raagas, between the ages of 14 and 16.",
      te: "14–16 ఏళ్ల వయసులో 72 మేళకర్త రాగాల్లోనూ ఒక్కో కృతి రచించారు.",
      ta: "14 வயதிலிருந்து 16 வயதிற்குள் 72 மேளகர்த்தா ராகங்கள் ஒவ்வொன்றிலும் ஒரு கிருதி இயற்றினார்.",
      kn: "14 ಮತ್ತು 16ರ ವಯಸ್ಸಿನ ನಡುವೆ 72 ಮೇಳಕರ್ತ ರಾಗಗಳಲ್ಲಿ ತಲಾ ಒಂದು ಕೃತಿಯ ರಚನೆ.",
      ml: "14 വയസ്സിനും 16 വയസ്സിനും ഇടയിൽ 72 മേളകർത്താരാഗങ്ങളിൽ ഓരോന്നിലും ഓരോ കൃതി രചിച്ചു.",
      hi: "14 से 16 वर्ष की आयु के बीच 72 मेलकर्ता रागों में एक-एक कृति की रचना।",
    },
    source: ragangaravali,
  },
  {
    year: "1952",
    words: {
      en: "His kritis in the 72 melakartas are published as “Janaka Raga Manjari”.",
      te: "72 మేళకర్తల్లో ఆయన రచించిన కృతులు “జనక రాగ మంజరి” పేరుతో ప్రచురితమయ్యాయి.",
      ta: "72 மேளகர்த்தாக்களில் அவர் இயற்றிய கிருதிகள் “ஜனக ராக மஞ்சரி” என்ற பெயரில் வெளியாயின.",
      kn: "72 ಮೇಳಕರ್ತಗಳಲ್ಲಿನ ಅವರ ಕೃತಿಗಳು “ಜನಕ ರಾಗ ಮಂಜರಿ” ಎಂಬ ಹೆಸರಿನಲ್ಲಿ ಪ್ರಕಟ.",
      ml: "72 മേളകർത്താരാഗങ്ങളിലെ കൃതികൾ “ജനകരാഗമഞ്ജരി” എന്ന പേരിൽ പ്രസിദ്ധീകരിച്ചു.",
      hi: "72 मेलकर्ताओं में उनकी कृतियाँ “जनक राग मंजरी” नाम से प्रकाशित।",
    },
    source: hindu,
  },
  {
    year: "1971",
    words: {
      en: "Padma Shri.",
      te: "పద్మశ్రీ.",
      ta: "பத்மஸ்ரீ விருது.",
      kn: "ಪದ್ಮಶ್ರೀ.",
      ml: "പത്മശ്രീ ബഹുമതി.",
      hi: "पद्म श्री।",
    },
    source: broadcasters,
  },
  {
    year: "1975",
    words: {
      en: "Sangeet Natak Akademi Award.",
      te: "సంగీత నాటక అకాడమీ పురస్కారం.",
      ta: "சங்கீத நாடக அகாதெமி விருது.",
      kn: "ಸಂಗೀತ ನಾಟಕ ಅಕಾಡೆಮಿ ಪ್ರಶಸ್ತಿ.",
      ml: "സംഗീത നാടക അക്കാദമി പുരസ്കാരം.",
      hi: "संगीत नाटक अकादमी पुरस्कार।",
    },
    source: encyclopedia,
  },
  {
    year: "1976",
    words: {
      en: "National Film Award for Best Male Playback Singer, for “Himadri Suthe Pahimam” in the film Hamsageethe.",
      te: "“హంసగీతె” చిత్రంలోని “హిమాద్రిసుతే పాహిమాం” పాటకు ఉత్తమ నేపథ్య గాయకుడిగా జాతీయ చలనచిత్ర పురస్కారం.",
      ta: "“ஹம்சகீதே” படத்தின் “ஹிமாத்ரிசுதே பாஹிமாம்” பாடலுக்காகச் சிறந்த பின்னணிப் பாடகருக்கான தேசியத் திரைப்பட விருது.",
      kn: "“ಹಂಸಗೀತೆ” ಚಿತ್ರದ “ಹಿಮಾದ್ರಿಸುತೇ ಪಾಹಿಮಾಂ” ಹಾಡಿಗೆ ಅತ್ಯುತ್ತಮ ಹಿನ್ನೆಲೆ ಗಾಯಕ ರಾಷ್ಟ್ರೀಯ ಚಲನಚಿತ್ರ ಪ್ರಶಸ್ತಿ.",
      ml: "“ഹംസഗീതെ” എന്ന ചിത്രത്തിലെ “ഹിമാദ്രിസുതേ പാഹിമാം” എന്ന ഗാനത്തിന് മികച്ച പിന്നണിഗായകനുള്ള ദേശീയ ചലച്ചിത്ര പുരസ്കാരം.",
      hi: "फ़िल्म “हंसगीते” के गीत “हिमाद्रिसुते पाहिमाम्” के लिए सर्वश्रेष्ठ पुरुष पार्श्वगायक का राष्ट्रीय फ़िल्म पुरस्कार।",
    },
    source: silverscreen,
  },
  {
    year: "1978",
    words: {
      en: "Sangita Kalanidhi of the Madras Music Academy.",
      te: "మద్రాస్ మ్యూజిక్ అకాడమీ నుంచి సంగీత కళానిధి బిరుదు.",
      ta: "சென்னை மியூசிக் அகாடமியின் சங்கீத கலாநிதி விருது.",
      kn: "ಮದ್ರಾಸ್ ಮ್ಯೂಸಿಕ್ ಅಕಾಡೆಮಿಯ ಸಂಗೀತ ಕಲಾನಿಧಿ.",
      ml: "മദ്രാസ് മ്യൂസിക് അക്കാദമിയുടെ സംഗീത കലാനിധി ബഹുമതി.",
      hi: "मद्रास म्यूज़िक अकादमी की संगीत कलानिधि उपाधि।",
    },
    source: encyclopedia,
  },
  {
    year: "1987",
    words: {
      en: "National Film Award for Best Music Direction, for the film Madhvacharya.",
      te: "“మధ్వాచార్య” చిత్రానికి ఉత్తమ సంగీత దర్శకుడిగా జాతీయ చలనచిత్ర పురస్కారం.",
      ta: "“மத்வாச்சார்யா” படத்திற்காகச் சிறந்த இசையமைப்பாளருக்கான தேசியத் திரைப்பட விருது.",
      kn: "“ಮಧ್ವಾಚಾರ್ಯ” ಚಿತ್ರಕ್ಕೆ ಅತ್ಯುತ್ತಮ ಸಂಗೀತ ನಿರ್ದೇಶಕ ರಾಷ್ಟ್ರೀಯ ಚಲನಚಿತ್ರ ಪ್ರಶಸ್ತಿ.",
      ml: "“മധ്വാചാര്യ” എന്ന ചിത്രത്തിന് മികച്ച സംഗീതസംവിധായകനുള്ള ദേശീയ ചലച്ചിത്ര പുരസ്കാരം.",
      hi: "फ़िल्म “मध्वाचार्य” के लिए सर्वश्रेष्ठ संगीत निर्देशन का राष्ट्रीय फ़िल्म पुरस्कार।",
    },
    source: silverscreen,
  },
  {
    year: "1991",
    words: {
      en: "Padma Vibhushan.",
      te: "పద్మవిభూషణ్.",
      ta: "பத்ம விபூஷண் விருது.",
      kn: "ಪದ್ಮವಿಭೂಷಣ.",
      ml: "പത്മവിഭൂഷൺ ബഹുമതി.",
      hi: "पद्म विभूषण।",
    },
    source: encyclopedia,
  },
  {
    year: "2005",
    words: {
      en: "Chevalier of the Ordre des Arts et des Lettres, France.",
      te: "ఫ్రాన్స్ ప్రభుత్వ షెవాలియర్ పురస్కారం (Ordre des Arts et des Lettres).",
      ta: "பிரான்சின் செவாலியே விருது (Ordre des Arts et des Lettres).",
      kn: "ಫ್ರಾನ್ಸ್ ಸರ್ಕಾರದ ಷೆವಲಿಯರ್ ಗೌರವ (Ordre des Arts et des Lettres).",
      ml: "ഫ്രാൻസിന്റെ ഷെവലിയർ ബഹുമതി (Ordre des Arts et des Lettres).",
      hi: "फ़्रांस सरकार का शेवेलियर सम्मान (Ordre des Arts et des Lettres)।",
    },
    source: silverscreen,
  },
  {
    year: "2012",
    words: {
      en: "Swati Puraskaram, the highest honour of the State of Kerala for musicians.",
      te: "సంగీతకారులకు కేరళ ప్రభుత్వం ఇచ్చే అత్యున్నత పురస్కారమైన స్వాతి పురస్కారం.",
      ta: "இசைக் கலைஞர்களுக்குக் கேரள அரசு வழங்கும் மிக உயர்ந்த விருதான சுவாதி விருது.",
      kn: "ಸಂಗೀತಗಾರರಿಗೆ ಕೇರಳ ಸರ್ಕಾರ ನೀಡುವ ಅತ್ಯುನ್ನತ ಗೌರವವಾದ ಸ್ವಾತಿ ಪುರಸ್ಕಾರ.",
      ml: "സംഗീതജ്ഞർക്ക് കേരള സർക്കാർ നൽകുന്ന പരമോന്നത ബഹുമതിയായ സ്വാതി പുരസ്കാരം.",
      hi: "संगीतज्ञों के लिए केरल सरकार का सर्वोच्च सम्मान, स्वाति पुरस्कार।",
    },
    source: pressTrust,
  },
  {
    year: "2016",
    words: {
      en: "Dies on 22 November in Chennai.",
      te: "నవంబర్ 22న చెన్నైలో కన్నుమూశారు.",
      ta: "நவம்பர் 22 அன்று சென்னையில் காலமானார்.",
      kn: "ನವೆಂಬರ್ 22ರಂದು ಚೆನ್ನೈನಲ್ಲಿ ನಿಧನ.",
      ml: "നവംബർ 22-ന് ചെന്നൈയിൽ അന്തരിച്ചു.",
      hi: "22 नवंबर को चेन्नई में निधन।",
    },
    source: encyclopedia,
  },
];
