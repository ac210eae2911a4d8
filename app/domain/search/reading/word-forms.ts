/** The ending that says "in", which the languages of the south write with the word: కల్యాణిలో, கல்யாணியில். */
const inside =
  /(?:లోనివి|లోని|లో|(?:த்தி|யி|வி)லுள்ள|(?:த்தி|யி|வி|ி)ல்|(?:ದ|ಯ|ನ|ವಿನ|ಿನ)ಲ್ಲಿನ?|(?:ത്തി|യി|വി|ി)(?:ലുള്ള|ലെ|ൽ|ല്))$/u;
/** Hindi says no vowel after the last consonant: वर्णम is Varnam. */
const lastM = /(?<=[\u0900-\u097f])म$/u;
const fewestLetters = 3;

/** Lists the plain forms of a name that stands in a sentence: without "in", and in Hindi with its last sound. */
export function listPlainForms(text: string): string[] {
  const stem = text.replace(inside, "");
  const forms = [stem, text.replace(lastM, "म्")];
  return forms.filter((form) => form !== text && form.length >= fewestLetters);
}
