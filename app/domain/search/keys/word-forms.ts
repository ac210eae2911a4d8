/** What a word ends in beyond its plain form, and what the plain form has instead. */
type Ending = readonly [ending: RegExp, plain: string];

/** Telugu joins these to the case of a person: శివుని, శివునిపై. */
const joinedInTelugu = "(?:పైన|పై|కి|లోని|లో)?";
/** Tamil doubles the first consonant of the next word: முருகனைப் பற்றி. */
const doubled = "[கசதப]்";
/** "About", which Malayalam joins to the case before it. */
const about = "(?:ക്കുറിച്ച(?:്|ുള്ള)|പ്പറ്റി(?:യുള്ള)?|ക്ക്|ക്കായി)?";

/**
 * Endings of cases and plurals that the languages of India write with a noun: "in" (కల్యాణిలో), "of" (ಕೃಷ್ಣನ), "on"
 * (గణపతిపై), "about" (കൃഷ്ണനെക്കുറിച്ച്). Of those for one noun the plain form is one of the results.
 */
const endings: readonly Ending[] = [
  // Telugu: a noun in -డు has -ని or -డి before an ending, one in -వారు has -వారి.
  [/(?:లోనివి|లోని|లో|పైన|పై|కి|కు|ని|ను)$/u, ""],
  [new RegExp(`ు(?:ని|డి)${joinedInTelugu}$`, "u"), ""],
  [new RegExp(`(?<=ా)రి${joinedInTelugu}$`, "u"), "రు"],
  // Tamil.
  [new RegExp(`${doubled}$`, "u"), ""],
  [new RegExp(`ை(?:${doubled})?$|ி(?:ன|ல)்$|ுக்கு(?:${doubled})?$|ுடைய$|ோடு$`, "u"), "்"],
  [new RegExp(`(?:யை|வை)(?:${doubled})?$|[யவ]ின்$|க்கு$|[யவ]ுடைய$`, "u"), ""],
  [
    new RegExp(`த்தி(?:ல்|லுள்ள|ன்)$|த்தை(?:${doubled})?$|ங்கள்$|(?<=[\\u0b95-\\u0bb9])${doubled}$`, "u"),
    "ம்",
  ],
  [/(?:யி|வி)லுள்ள$|(?:யி|வி|ி)ல்$/u, ""],
  [/(?:க்)?கள்$/u, ""],
  // Kannada.
  [/(?:ದ|ಯ|ನ|ವಿನ|ಿನ)ಲ್ಲಿನ?$/u, ""],
  [/(?:[ನಯರದ]|ವಿನ)$|(?:ನನ್|ಯನ್|ವನ್|ರನ್)ನು$|(?:ನಿ|ಯಿ|ವಿ|ರಿ)ಗೆ$/u, ""],
  // Malayalam.
  [/ത്തി(?:ലുള്ള|ലെ|ൽ|ല്)$/u, "ം"],
  [/(?:യി|വി|ി)(?:ലുള്ള|ലെ|ൽ|ല്)$/u, ""],
  [new RegExp(`(?:നെ${about}|ന്റെ|ൻറെ|നിൽ)$`, "u"), "ൻ"],
  [new RegExp(`(?:(?:യെ|വിനെ)${about}|യുടെ|വിന്റെ)$`, "u"), ""],
  [new RegExp(`ത്തെ${about}$|ത്തിന്റെ$`, "u"), "ം"],
  // Hindi says no vowel after the last consonant: वर्णम is Varnam.
  [/(?<=[\u0900-\u097f])म$/u, "म्"],
];
const fewestLetters = 3;

/** Lists what the plain form of a noun may be that stands in a sentence: without its case or plural. */
export function listPlainForms(text: string): string[] {
  const forms = endings.map(([ending, plain]) => text.replace(ending, plain));
  return [...new Set(forms)].filter((form) => form !== text && [...form].length >= fewestLetters);
}
