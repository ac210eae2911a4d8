/** How long recordings are, in seconds; null where there is no such end. Both ends belong to it. */
export interface LengthRange {
  shortest: number | null;
  longest: number | null;
}

const minute = 60;
const hour = 60 * minute;

/** Beginnings of the words for a unit, which case endings follow. */
const units = {
  minute: "min(?:ute)?s?|నిమిష|நிமிட|நிமிஷ|ನಿಮಿಷ|മിനിറ്റ|മിനിട്ട|മിനുട്ട|നിമിഷ|मिनट|मिनिट",
  hour: "hours?|hrs?|గంట|மணி ?நேர|மணித்தியால|ಗಂಟೆ|ಘಂಟೆ|ತಾಸ|മണിക്കൂ|घंट|घण्ट",
};

const numbers: readonly (readonly [number, string])[] = [
  [0.5, "half an?|half|అర|அரை|ಅರ್ಧ|അര|आधा|आधे|आधी"],
  [1.5, "డేడ్|ఒకటిన్నర|ஒன்றரை|ಒಂದೂವರೆ|ഒന്നര|डेढ"],
  [1, "an?|one|ఒక|ఒక్క|ஒரு|ಒಂದು|ഒരു|एक"],
  [2, "two|రెండు|இரண்டு|இரு|ಎರಡು|രണ്ടു|രണ്ട്|दो"],
  [3, "three|మూడు|மூன்று|ಮೂರು|മൂന്നു|മൂന്ന്|तीन"],
  [5, "five|ఐదు|అయిదు|ஐந்து|ಐದು|അഞ്ചു|അഞ്ച്|पाँच|पांच"],
  [10, "ten|పది|பத்து|ಹತ್ತು|പത്തു|പത്ത്|दस"],
  [15, "fifteen|పదిహేను|பதினைந்து|ಹದಿನೈದು|പതിനഞ്ചു|പതിനഞ്ച്|पंद्रह|पन्द्रह"],
  [20, "twenty|ఇరవై|இருபது|ಇಪ್ಪತ್ತು|ഇരുപതു|ഇരുപത്|बीस"],
  [30, "thirty|ముప్పై|முப்பது|ಮೂವತ್ತು|മുപ്പതു|മുപ്പത്|तीस"],
];
const number = `\\d{1,3}(?:\\.\\d)?|${numbers.map(([, words]) => words).join("|")}`;
/** A number and a unit, in Indian scripts with its ending: "10 minutes", "గంటకు". */
const amount = `(?:(${number}) ?)?(?:(${units.minute})|(${units.hour}))`;

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u");
const anEnding = "[^ \\da-z]*?";

const english = {
  about: "(?:that are |which are |that last |lasting |running )?",
  atLeast: "at least|not less than|no less than|no shorter than|minimum",
  more: "longer than|more than|greater than|over|above|exceeding",
  atMost:
    "at most|not more than|no more than|not longer than|no longer than|up to|upto|within|maximum",
  less: "shorter than|less than|fewer than|under|below",
};
const more =
  "ఎక్కువ|ఎక్కువైన|ఎక్కువగా|పైగా|పైన|పైబడిన|మించి|మించిన|దాటిన|పొడవైన|" +
  "மேல்|மேலான|மேற்பட்ட|அதிகம்|அதிகமான|அதிகமாக|கூடுதல்|கூடுதலான|நீளமான|நீண்ட|மிகுந்த|" +
  "ಹೆಚ್ಚು|ಹೆಚ್ಚಿನ|ಹೆಚ್ಚಿರುವ|ಮೇಲ್ಪಟ್ಟ|ಮೇಲಿನ|ಮೇಲೆ|ಉದ್ದವಾದ|ಉದ್ದದ|ಉದ್ದ|ದೀರ್ಘ|ಮೀರಿದ|" +
  "കൂടുതൽ|കൂടുതലുള്ള|കൂടിയ|അധികം|ിലധികം|ലധികം|ഏറെ|ിലേറെ|ലേറെ|മുകളിൽ|മുകളിലുള്ള|മേൽ|നീണ്ട|നീളമുള്ള|ദൈർഘ്യമേറിയ|" +
  "ज्यादा|अधिक|ऊपर|लंबे|लंबी|लंबा|लम्बे|लम्बी|लम्बा|बडे|बडी|बडा";
const less =
  "తక్కువ|తక్కువైన|లోపు|లోపల|లోపలి|లోపే|మించని|దాటని|చిన్న|" +
  "குறைவான|குறைவாக|குறைவு|குறைந்த|குள்|உள்|கீழ்|கீழான|உட்பட்ட|மிகாத|சிறிய|" +
  "ಕಡಿಮೆ|ಕಡಮೆ|ಒಳಗೆ|ಒಳಗಿನ|ೊಳಗೆ|ೊಳಗಿನ|ಳಗಿನ|ಳಗೆ|ಕೆಳಗೆ|ಕೆಳಗಿನ|ಚಿಕ್ಕ|ಚಿಕ್ಕದಾದ|ಮೀರದ|" +
  "കുറവ്|കുറവുള്ള|കുറഞ്ഞ|കുറവായ|താഴെ|താഴെയുള്ള|ഉള്ളിൽ|ുള്ളിൽ|ുള്ളിലുള്ള|ചെറിയ|കവിയാത്ത|" +
  "कम|छोटे|छोटी|छोटा|नीचे|भीतर|अंदर|अन्दर";
const than = "(?: (?:కంటే|కన్నా|விட|விடவும்|ಗಿಂತ|ಕ್ಕಿಂತ|കാൾ|से|के|की तुलना में))?";
const filler =
  "(?: (?:long|in length|ఉన్న|గల|నిడివి|నిడివిగల|உள்ள|ಇರುವ|ಅವಧಿಯ|ഉള്ള|ദൈർഘ്യമുള്ള|की|के|का|वाले|वाली|वाला|लंबे|लंबी|लंबा|अवधि))*";

const bounds = [
  [`${english.about}(?:${english.atLeast}) ${amount}${filler}`, "shortest", 0],
  [`${english.about}(?:${english.more}) ${amount}${filler}`, "shortest", 1],
  [`${english.about}(?:${english.atMost}) ${amount}${filler}`, "longest", 0],
  [`${english.about}(?:${english.less}) ${amount}${filler}`, "longest", -1],
  [`${amount}(?: or| and)? (?:more|longer|above|over|plus)`, "shortest", 0],
  [`${amount} or (?:less|shorter|under|below)`, "longest", 0],
  [`${amount}${anEnding}${than} ?(?:${more})${filler}`, "shortest", 1],
  [`${amount}${anEnding}${than} ?(?:${less})${filler}`, "longest", -1],
] as const;
const bounded = bounds.map(([pattern, end, beyond]) => [whole(pattern), end, beyond] as const);

const between = whole(
  `${english.about}(?:between |from )?(\\d{1,3}) ?(?:[-–—]|to|and|నుండి|నుంచి|முதல்|ರಿಂದ|മുതൽ|से) ?(\\d{1,3}) ` +
    `?(?:(${units.minute})|(${units.hour}))[^ \\d]*(?: (?:వరకు|மధ்ய|வரை|வரையிலான|ವರೆಗೆ|ವರೆಗಿನ|വരെ|വരെയുള്ള|तक|long))?${filler}`,
);

/** A minute needs its number, as "a minute" or "10 minutes"; an hour does not in the languages of India. */
function toSeconds(written: string | undefined, isMinute: boolean): number | null {
  if (written === undefined) return isMinute ? null : hour;
  const named = numbers.find(([, words]) => whole(words).test(written));
  const count = named ? named[0] : Number(written);
  return count * (isMinute ? minute : hour);
}

/**
 * Reads words as how long a recording is, in any of the six languages: "longer than 10 minutes", "over an hour",
 * "5 నిమిషాల లోపు", "10 to 20 minutes". Returns null for other words. `text` is plain, as `listPhrases` gives it.
 */
export function readLength(text: string): LengthRange | null {
  const [, from, to, isMinute] = between.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const unit = isMinute === undefined ? hour : minute;
    return { shortest: Number(from) * unit, longest: Number(to) * unit };
  }
  for (const [pattern, end, beyond] of bounded) {
    const [, count, minutes] = pattern.exec(text) ?? [];
    const isFound = pattern.test(text);
    const seconds = isFound ? toSeconds(count, minutes !== undefined) : null;
    if (seconds === null) continue;
    return { shortest: null, longest: null, [end]: seconds + beyond };
  }
  return null;
}
