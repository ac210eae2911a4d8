/** What the master of the archive does in a song that a query asks for. */
export type MasterPart = "composer" | "vocal";

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u");

/** Words that say who sings, beside those for "he" and "his": "sung by him", "ఆయన పాడిన", "उनकी आवाज़ में". */
const sung = whole(
  [
    "(?:as )?(?:sung|rendered|performed|recorded) by (?:him|himself|the master)|(?:that |which )?he (?:sang|sings|has sung|performed)",
    "(?:in )?his (?:own )?(?:voice|singing|rendition|renditions|rendering|renderings|recording|recordings|concert|concerts)(?: of)?",
    "(?:in )?(?:his )?own voice",
    "ఆయన (?:పాడిన|పాడినవి|ఆలపించిన|గానం చేసిన|గొంతులో|గళంలో|స్వరంలో|గాత్రంలో|కంఠంలో|గానంలో|రికార్డింగులు|రికార్డింగ్లు)",
    "அவர் (?:பாடிய|பாடியவை|குரலில்)|(?:அவருடைய|அவரது|அவரின்) (?:குரலில்|குரல்|ஒலிப்பதிவுகள்)",
    "ಅವರು (?:ಹಾಡಿದ|ಹಾಡಿರುವ)|ಅವರ (?:ಧ್ವನಿಯಲ್ಲಿ|ಕಂಠದಲ್ಲಿ|ದನಿಯಲ್ಲಿ|ಧ್ವನಿಮುದ್ರಣಗಳು)",
    "അദ്ദേഹം (?:പാടിയ|ആലപിച്ച)|അദ്ദേഹത്തി(?:ന്റെ|ൻറെ) (?:ശബ്ദത്തിൽ|സ്വരത്തിൽ|ആലാപനത്തിൽ|റെക്കോഡിങ്ങുകൾ)",
    "उनके द्वारा (?:गाए|गाये|गाई|गायी|गाया|गायन)(?: (?:गए|गये|गई|गयी|हुए|हुई))?|उनके गा(?:ए|ये)(?: हुए)?|उनकी गा(?:ई|यी)(?: हुई)?",
    "उनकी आवाज(?: में)?|उनके (?:स्वर|कंठ|गायन) (?:में|से)|उन्होंने (?:गाए|गाये|गाया|गाई|गायी)|उनकी रिकॉर्डिंग",
  ].join("|"),
);

const composed = whole(
  [
    "his(?: own)?|of his|(?:composed |written |created )?by (?:him|himself|the master)|(?:that |which )?he (?:composed|wrote|created)",
    "ఆయన(?: యొక్క)?(?: (?:రచించిన|రాసిన|వ్రాసిన|కూర్చిన|స్వరపరిచిన|స్వరపరచిన|రచనలైన))?|ఆయనవి",
    "(?:அவருடைய|அவரது|அவரின்)|அவர் (?:இயற்றிய|எழுதிய|அமைத்த|இசையமைத்த)",
    "ಅವರ|ಅವರದೇ|ಅವರು (?:ರಚಿಸಿದ|ರಚಿಸಿರುವ|ಬರೆದ)",
    "അദ്ദേഹത്തി(?:ന്റെ|ൻറെ)|അദ്ദേഹം (?:രചിച്ച|എഴുതിയ|ചിട്ടപ്പെടുത്തിയ)",
    "उनके|उनकी|उनका|(?:उनके द्वारा|उनके|उनकी) (?:रचित|रचे|रची|लिखे|लिखी|लिखित)(?: (?:गए|गये|गई|गयी|हुए|हुई))?|उन्होंने (?:रचे|लिखे)",
  ].join("|"),
);

/** In Kannada this also follows a name, as a title: "ಬಾಲಮುರಳಿಕೃಷ್ಣ ಅವರ". */
const isTitle = (text: string) => text.startsWith("ಅವರ");

/**
 * Reads words as the master of the archive: as composer ("his varnams", "composed by him") or as singer ("in his voice",
 * "ఆయన పాడిన"). Returns null for other words. `text` is plain, as `listPhrases` gives it.
 */
export function readMaster(text: string, { isFirst }: { isFirst: boolean }): MasterPart | null {
  if (isTitle(text) && !isFirst) return null;
  if (sung.test(text)) return "vocal";
  return composed.test(text) ? "composer" : null;
}
