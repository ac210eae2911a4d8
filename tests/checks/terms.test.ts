import { describe, expect, test } from "vitest";
import * as archive from "#app/archive.ts";
import { type Language, languages } from "#app/archive.ts";
import { wordsOf } from "./all-words.ts";

interface Term {
  /** The rejected word. */
  not: RegExp;
  but: string;
  /** Messages in which the word has another meaning. */
  except?: string[];
}

/** For each language, rejected words and the term that replaces them. */
const terms: Record<Language, Term[]> = {
  en: [
    { not: /Published date/i, but: "Recording date" },
    { not: /For programs/i, but: "For developers" },
    { not: /kanjira/i, but: "Kanjeera" },
    { not: /unsure/i, but: "uncertain" },
    { not: /one a line/i, but: "one per line" },
    { not: /perhaps the same/i, but: "possible duplicates" },
    { not: /\bmeanwhile/i, but: "in the meantime" },
    { not: /\b[Mm]arked songs?\b/, but: "favourites" },
    { not: /\b[Tt]ake[ns]? (?:\{\w+\} )?(?:out|over)\b/, but: "remove, add to the account" },
    { not: /\bsong of another\b(?! archive)/i, but: "another member’s song" },
    { not: /shape of (?:the|its) sound/, but: "waveform" },
    { not: /words of (?:the|this) song/, but: "lyrics" },
    { not: /\bby (?:itself|themselves)\b/, but: "automatically" },
    { not: /\bask for\b/, but: "request" },
    { not: /\bgo on\b/i, but: "resume, continue" },
    { not: /date that can be read/, but: "cannot be read as a date" },
    { not: /\broman\b|Latin/, but: "Roman letters" },
    { not: /\bmails?\b/i, but: "email" },
  ],
  te: [
    { not: /(?<!ఈ)మెయి/u, but: "ఈమెయిల్" },
    { not: /తీసేయండి/u, but: "తీసివేయండి" },
    { not: /ఎంటర్/u, but: "ఇవ్వండి" },
    { not: /తీసుకున్నాం/u, but: "స్వీకరించాం" },
    { not: /పెండింగ్/u, but: "పరిశీలనలో" },
    { not: /యాక్టివ్/u, but: "ప్రస్తుత" },
    { not: /రికార్డింగుల/u, but: "రికార్డింగ్‌లు" },
    { not: /విడుదల తేదీ/u, but: "రికార్డింగ్ తేదీ" },
    { not: /డ్రాఫ్ట్/u, but: "చిత్తుప్రతి" },
    { not: /ప్రోగ్రాము/u, but: "సాఫ్ట్‌వేర్, డెవలపర్లు" },
    { not: /నుండి/u, but: "నుంచి" },
    { not: /(?<!\p{L}\p{M}*)కృతి/u, but: "రచన" },
    { not: /వర్ణక్రమ/u, but: "స్పెల్లింగ్‌లు" },
    { not: /మూలాలు|మూలమూ|మూలాలేవీ/u, but: "ఆధారం" },
    { not: /దశాబ్ద/u, but: "దశకం" },
    { not: /లింకు/u, but: "లింక్" },
    { not: /పంచుకో/u, but: "షేర్" },
    { not: /ముందటి/u, but: "మునుపటి" },
    { not: /తయార/u, but: "రూపొందించండి" },
    { not: /గుర్తు పెట్/u, but: "ఇష్టమైనవి" },
    { not: /ధ్వని రూప/u, but: "ధ్వని తరంగం" },
    { not: /సహవాద్య/u, but: "పక్కవాద్యం" },
    { not: /చూపండి/u, but: "చూపించండి" },
    { not: /ఖచ్చిత/u, but: "కచ్చితం" },
    { not: /తరువాత/u, but: "తర్వాత" },
    { not: /లైను/u, but: "పంక్తి" },
    { not: /సైటు/u, but: "సైట్" },
    { not: /క్యారెక్టర్/u, but: "అక్షరం" },
    { not: /JavaScript/u, but: "జావాస్క్రిప్ట్" },
    { not: /ోబడ/u, but: "(active)" },
    { not: /మురుగన్/u, but: "సుబ్రహ్మణ్యుడు" },
    { not: /^తర్వాత ప్లే/u, but: "తర్వాతి పాటగా (not: later)" },
    { not: /వయొ/u, but: "వయోలిన్" },
    { not: /సెమీ/u, but: "సెమికోలన్" },
  ],
  ta: [
    { not: /பங்(?:கு|கை|கின்|கிற்கு)/u, but: "பொறுப்பு" },
    { not: /(?<!ஒலிப்)பதிவு நாள்|வெளியான நாள்/u, but: "ஒலிப்பதிவு நாள்" },
    { not: /பதிவான ஆண்டு/u, but: "ஒலிப்பதிவு ஆண்டு" },
    { not: /தேதி/u, but: "நாள்" },
    { not: /அகற்ற/u, but: "நீக்க" },
    { not: /கோரிக்கை(?:யை)? ஏற்/u, but: "ஒப்புதல்" },
    { not: /மத்யம/u, but: "மத்திமம்" },
    { not: /பதிவேற[ுி]/u, but: "பதிவேற்றப்படு-" },
    { not: /இயலாது/u, but: "முடியாது" },
    { not: /(?<!\p{L})சுர(?:ங்|த்|ம|வரிசை)/u, but: "ஸ்வரம்" },
    { not: /இசைப் பதிவ/u, but: "ஒலிப்பதிவு" },
    { not: /அக்ஷர/u, but: "அட்சரம்" },
    { not: /ஏற்கனவே/u, but: "ஏற்கெனவே" },
    { not: /எழுத்துப்பெயர்ப்பு/u, but: "ஒலிபெயர்ப்பு" },
    { not: /லத்தீன்/u, but: "ரோமன்" },
    { not: /உருப்படி/u, but: "படைப்பு" },
    { not: /த்ருத/u, but: "துருதம்" },
    { not: /குறித்துவை/u, but: "பிடித்தவை" },
    { not: /பாடல(?:ின்)? வரிகள்/u, but: "சாகித்யம்", except: ["lyrics.fromRoman"] },
    { not: /நொடி|வினாடி/u, but: "விநாடி" },
    { not: /ஸ்ருதி/u, but: "சுருதி" },
    { not: /[ஸச]ட்ஜ/u, but: "ஷட்ஜம்" },
    { not: /வெற்ற|வெற்று/u, but: "காலி" },
    { not: /காணொளி/u, but: "வீடியோ" },
    { not: /(?<![\p{L}\p{M}])கல(?:ம்|ங்|த்)/u, but: "கட்டம்" },
    { not: /(?:ட|ய|ர|வ)ுங்கள்(?![\p{L}\p{M}])/u, but: "-வும்" },
    { not: /(?:ல்ல|யில)ுங்கள்(?![\p{L}\p{M}])/u, but: "-க" },
    { not: /நாட்க/u, but: "நாள்கள்" },
    { not: /வீடியோ(?:யை|கள)/u, but: "வீடியோவை, வீடியோக்கள்" },
    { not: /தேர்க|தேர்ந்த(?!ெ)/u, but: "தேர்ந்தெடுக்க, தேர்ந்தெடுத்த" },
    { not: /செயலைத் திருப்/u, but: "பழையபடி ஆக்குக" },
    { not: /(?:ேற்று|றக்கு|சேர்)(?![\p{L}\p{M}])/u, but: "-க (பதிவேற்றுக, பதிவிறக்குக, சேர்க்க)" },
  ],
  kn: [
    { not: /ಕರಡು ಪ್ರತಿ/u, but: "ಕರಡು" },
    { not: /ಪ್ರೋಗ್ರಾಂ/u, but: "ತಂತ್ರಾಂಶ" },
    { not: /ಕಾಲಮ್/u, but: "ಕಾಲಂ" },
    { not: /ಆಡಿಯೊ|ವೀಡಿಯ/u, but: "ಆಡಿಯೋ, ವಿಡಿಯೋ" },
    { not: /ಬಿಡುಗಡೆ/u, but: "ಧ್ವನಿಮುದ್ರಣ ದಿನಾಂಕ" },
    { not: /ಪರಿಷ್ಕರಿಸ/u, but: "ತಿದ್ದಿ" },
    { not: /ಆಯ್ಕೆ ?ಮಾಡ/u, but: "ಆರಿಸಿ" },
    { not: /ರಿಫ್ರೆಶ್/u, but: "ನವೀಕರಿಸಿ" },
    { not: /ಆಧಾರ/u, but: "ಆಕರ" },
    { not: /ಸ್ವರಕ್ರಮ/u, but: "ಸ್ವರಶ್ರೇಣಿ" },
    { not: /ಕಡತ/u, but: "ಫೈಲ್" },
    { not: /ಇನ್ನಿಲ್ಲ/u, but: "ತೆಗೆಯಲಾಗಿದೆ" },
    { not: /ಒಪ್ಪಿಕೊ/u, but: "ಅನುಮೋದಿಸಿ" },
    { not: /ಪ್ರಸ್ತಾಪಿತ/u, but: "ಪ್ರಸ್ತಾವಿತ" },
    { not: /ಎಲ್ಲಾ(?![\p{L}\p{M}])/u, but: "ಎಲ್ಲ" },
    { not: /ಗುರುತು ಹಾಕ/u, but: "ಮೆಚ್ಚಿನವು" },
    { not: /ಅಂಕೆ/u, but: "ಅಂಕಿ" },
    { not: /ಆಲಿಸ/u, but: "ಕೇಳಿ" },
    { not: /ತೆಗೆಯಿರಿ/u, but: "ತೆಗೆದುಹಾಕಿ" },
    { not: /ಮನೆ/u, but: "ಕೋಶ" },
    { not: /ಕಂಬಸಾಲು/u, but: "ಕಾಲಂ" },
    { not: /ವಯಲಿನ್/u, but: "ಪಿಟೀಲು" },
    { not: /JavaScript/u, but: "ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್" },
    { not: /ತುಂಬ (?:ಉದ್ದ|ದೊಡ್ಡ|ಜನ)/u, but: "ತುಂಬಾ" },
    { not: /ಕಛೇರಿ/u, but: "ಕಚೇರಿ" },
    { not: /ಫಾರಂ|ನಮೂನೆ/u, but: "ಫಾರ್ಮ್" },
    { not: /ಕುಕೀ/u, but: "ಕುಕಿ" },
    { not: /ಮುರುಗನ್/u, but: "ಸುಬ್ರಹ್ಮಣ್ಯ" },
    { not: /^ಮುಂದೆ ಪ್ಲೇ/u, but: "ಮುಂದಿನ ಹಾಡಾಗಿ (not: ahead)" },
    { not: /^(?:ನಿಮ್ಮ )?(?:ಹಾಡುಗಳು|ಸಂಗ್ರಹ) ಸಿಗಲಿಲ್ಲ/u, but: "ತರಲು ಆಗಲಿಲ್ಲ (not: none found)" },
  ],
  ml: [
    { not: /രചയിതാ/u, but: "വാഗ്ഗേയകാരൻ" },
    { not: /പ്രോഗ്രാ/u, but: "സോഫ്റ്റ്‌വെയർ" },
    { not: /ദയവായി/u, but: "(nothing)" },
    { not: /രജിസ്ട്രേഷൻ|അംഗമാക/u, but: "അംഗത്വമെടുക്കുക" },
    { not: /പൊരുത്ത|ഒക്കുന്നില്ല/u, but: "യോജി-" },
    { not: /സേവ്/u, but: "സംരക്ഷിക്കുക" },
    { not: /ഡ്രാഫ്റ്റ്/u, but: "കരട്" },
    { not: /വ്യൂവർ/u, but: "കാഴ്ചക്കാർ" },
    { not: /അഡ്മിനിസ്ട്രേ/u, but: "കാര്യനിർവാഹകർ, കാര്യനിർവഹണം" },
    { not: /റിഫ്രഷ്/u, but: "പുതുക്കുക" },
    { not: /(?:എക്സ്|ഇം)പോർട്ട്/u, but: "കയറ്റുമതി, ഇറക്കുമതി" },
    { not: /(?<!ഇ)മെയി/u, but: "ഇമെയിൽ" },
    { not: /പ്രസിദ്ധീകരിച്ച തീയതി/u, but: "റെക്കോഡിങ് തീയതി" },
    { not: /കോൺട്രിബ്യൂ/u, but: "സംഭാവകർ" },
    { not: /റോൾ|റോളു/u, but: "പദവി" },
    { not: /സ്പെല്ലി/u, but: "എഴുത്തുരീതി" },
    { not: /ർണ(?!്ണ|ാടക)/u, but: "ർണ്ണ (സമ്പൂർണ്ണം)" },
    { not: /മേളകർത്ത(?!ാ)/u, but: "മേളകർത്താരാഗം" },
    {
      not: /നീക്കം ചെയ്/u,
      but: "ഇല്ലാതാക്കുക",
      // Removed from a form, not deleted.
      except: ["songForm.removeRow", "songForm.fileHint", "upload.remove", "upload.notSent"],
    },
    { not: /റെക്കോർഡ/u, but: "റെക്കോഡിങ്" },
    { not: /ലിസ്റ്റ/u, but: "പട്ടിക" },
    { not: /സെല്ല|സെൽ(?!\p{L})|(?<!\p{L})കളങ്ങ/u, but: "കള്ളി" },
    { not: /മുൻപ/u, but: "മുമ്പ്" },
    { not: /ിൽ നിന്ന/u, but: "-ിൽനിന്ന്" },
    { not: /അക്ഷരവിന്യാസ/u, but: "എഴുത്തുരീതി" },
    { not: /അടയാളപ്പെടുത്തിയ/u, but: "ഇഷ്ടഗാനങ്ങൾ" },
    { not: /(?<!എന്റെ |നിങ്ങളുടെ |സ്വന്തം |^)ശേഖര/u, but: "ആർക്കൈവ്" },
    { not: /നിരകൾ|നിരയുടെ/u, but: "കോളം (നിര: queue)" },
    {
      not: /നീക്ക(?!ം ചെയ്)|(?<!\p{L})നീങ്ങ/u,
      but: "ഒഴിവാക്കുക, ഇല്ലാതാക്കുക",
      // Moved, not removed.
      except: ["kept.up", "kept.down", "player.up", "player.down", "player.moveVideo"],
    },
    { not: /(?<!\p{L})അർധ/u, but: "അർദ്ധ-" },
    { not: /താൾ/u, but: "പേജ്" },
    { not: /ആരോഹണ ?ക്രമ|അവരോഹണ ?ക്രമ/u, but: "ആദ്യം മുതൽ, അവസാനം മുതൽ (ആരോഹണം: of a raaga)" },
    { not: /കലാകാര/u, but: "സംഗീതജ്ഞർ" },
    { not: /പാട്ടുക/u, but: "ഗാനങ്ങൾ" },
    { not: /പ്ലേയ/u, but: "പ്ലെയർ" },
    { not: /(?:ക്ക|യ്യ)ൂ(?![\p{L}\p{M}])/u, but: "-ുക" },
  ],
  hi: [
    { not: /हिन्दी/u, but: "हिंदी" },
    { not: /वापस जोड़/u, but: "वापस लाया" },
    { not: /संपादित(?! कर(?:ें|के))|संशोध/u, but: "बदला गया" },
    { not: /प्रशासन/u, but: "व्यवस्थापन" },
    { not: /दृश्य/u, but: "रूप" },
    { not: /पेज/u, but: "पृष्ठ" },
    { not: /बहाल/u, but: "वापस लाएँ" },
    { not: /कचेरी/u, but: "कार्यक्रम" },
    { not: /ठेका/u, but: "आवर्तन" },
    { not: /द्रुतम्/u, but: "द्रुत, अनुद्रुत" },
    { not: /तिश्र|चतुरश्र/u, but: "तिस्र, चतस्र" },
    { not: /प्रकाशन/u, but: "रिकॉर्डिंग तिथि" },
    { not: /प्रोग्राम/u, but: "सॉफ़्टवेयर, डेवलपर" },
    { not: /संगत (?:\{number\}|जोड़|हटा)/u, but: "संगत वाद्य" },
    { not: /अधिक से अधिक/u, but: "अधिकतम" },
    { not: /चिह्नित/u, but: "पसंदीदा" },
    { not: /उपकरण/u, but: "डिवाइस" },
    { not: /कोष्ठ(?!क)/u, but: "सेल" },
    { not: /नतीज/u, but: "परिणाम" },
    { not: /रेखाचित्र/u, but: "ध्वनि तरंग" },
    { not: /तय समय/u, but: "निर्धारित" },
    { not: /\b(?:ac3|3gp)\./u, but: "।" },
    { not: /सेव(?![\p{L}\p{M}])/u, but: "सहेजें" },
    { not: /JavaScript/u, but: "जावास्क्रिप्ट" },
    { not: /[खगक]\u093C/u, but: "खाली, गलत, खराब" },
    { not: /पर वापस/u, but: "लौटें" },
    { not: /डेवलपर के/u, but: "डेवलपरों के लिए" },
    { not: /विसर्ग/u, but: "कोलन" },
    { not: /पन्न/u, but: "पृष्ठ" },
  ],
};

/** The texts that `archive.ts` holds in a language, wherever they stand in it. */
function textsIn(value: unknown, language: Language): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === language && typeof inner === "string" ? [inner] : textsIn(inner, language),
  );
}

describe.each(languages)("%s", (language) => {
  const texts = [
    ...Object.entries(wordsOf(language)),
    ...textsIn(archive, language).map((text) => ["archive.ts", text] as const),
  ];

  test.each(terms[language])("says $but, and never $not", ({ not, except = [] }) => {
    expect(texts.length).toBeGreaterThan(700);
    expect(texts.filter(([key, text]) => not.test(text) && !except.includes(key))).toEqual([]);
  });

  test("has no English words but names of things that have no other", () => {
    if (language === "en") return;
    const kept =
      /^(?:OTP|REST|CSV|JSON|URL|UTF|ISO|kB|MB|JPEG|PNG|WebP|AVIF|JavaScript|NUL|Excel|LibreOffice|Unicode|August|Aug|mp3|mp4|m4a|wav|aac|ogg|opus|flac|FLAC|aiff|wma|amr|ac3|gp|webm|mov|Audacity|HandBrake|UTC|Enter|Shift|Tab|Ctrl|Hz|akshara|mōhanaṁ|Ordre|des|Arts|et|Lettres|WCAG|AA|OAI|PMH|Schema|SQLite|ISBN|ISSN|DOI)$/;
    for (const [key, text] of texts) {
      const latin = text.replace(/\{\w+\}/g, "").match(/\p{sc=Latn}[\p{sc=Latn}\d]+/gu) ?? [];
      expect(
        latin.filter((word) => !kept.test(word) && !/^[A-Z]\d$/.test(word)),
        key,
      ).toEqual([]);
    }
  });
});
