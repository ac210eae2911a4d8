import { firstYear, parseYear } from "../years.ts";

export interface YearRange {
  first: number;
  last: number;
}

/** Words for twenty to ninety, which with the ending of a plural name a decade: "sixties", "అరవైలలో", "साठ के दशक". */
const tens = [
  "twentie|ఇరవై|இருபது|ಇಪ್ಪತ್ತ|ഇരുപതു|बीस",
  "thirtie|ముప్పై|முப்பது|ಮೂವತ್ತ|മുപ്പതു|तीस",
  "fortie|నలభై|நாற்பது|ನಲವತ್ತ|ನಲ್ವತ್ತ|നാല്പതു|നാൽപതു|നാൽപ്പതു|चालीस",
  "fiftie|యాభై|ஐம்பது|ಐವತ್ತ|അമ്പതു|അൻപതു|पचास",
  "sixtie|అరవై|அறுபது|ಅರವತ್ತ|അറുപതു|साठ",
  "seventie|డెబ్బై|డెభ్బై|எழுபது|ಎಪ್ಪತ್ತ|എഴുപതു|सत्तर",
  "eightie|ఎనభై|எண்பது|ಎಂಬತ್ತ|എൺപതു|अस्सी",
  "ninetie|తొంభై|தொண்ணூறு|ತೊಂಬತ್ತ|തൊണ്ണൂറു|नब्बे",
].map((words, at) => [new RegExp(`(?:nineteen )?(?:${words})`, "u"), `19${at + 2}0`] as const);

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u");

const beforeEnglish = "(?:(?:from|in|of|during) )?(?:the )?";

const decades = [
  `${beforeEnglish}(?:decade of (?:the )?)?(D)s`,
  "(D) ?(?:లు|ల|లలో|లలోని|లలోవి|ల్లో|ల్లోని|ల నాటి|ల కాలం|ల కాలంలో)",
  "(D) ?(?:వ|ల)? ?(?:దశకం|దశకంలో|దశకంలోని|దశకపు|దశకాల|దశాబ్దం|దశాబ్దంలో|దశాబ్దంలోని|దశాబ్దపు)",
  "(D) ?(?:கள்|களில்|களின்|களிலான|களைச் சேர்ந்த|(?:ஆம் |ம் )?ஆண்டு(?:கள்|களில்|களின்))",
  "(D) ?(?:ರ )?ದಶಕ(?:|ದ|ದಲ್ಲಿ|ದಲ್ಲಿನ|ಗಳ)",
  "(D) ?(?:കൾ|കളിൽ|കളിലെ|കളുടെ|കളിലുള്ള|(?:ാം |കളുടെ )?ദശക(?:ം|ത്തിൽ|ത്തിലെ))",
  "(D) (?:के|का|वाले) दशक(?: (?:में|के|की|का|से|वाले|वाली))?",
].map((pattern) => whole(pattern.replace("D", "(?:\\d\\d)?\\d0")));

const years = [
  `${beforeEnglish}(?:year )?(Y)`,
  "(Y) ?(?:లో|లోని|నాటి|(?:వ )?సంవత్సరం|(?:వ )?సంవత్సరంలో|(?:వ )?సంవత్సరపు)",
  "(Y) ?(?:இல்|ல்|(?:ஆம் |ம் )?ஆண்டு|(?:ஆம் |ம் )?ஆண்டில்|(?:ஆம் |ம் )?ஆண்டின்)",
  "(Y) ?(?:ರಲ್ಲಿ|ರಲ್ಲಿನ|ರ|ನೇ ಇಸವಿ|ನೇ ಇಸವಿಯ|ನೇ ಇಸವಿಯಲ್ಲಿ|ನೆಯ ಇಸವಿ)",
  "(Y) ?(?:ൽ|ഇൽ|ിൽ|ലെ|ിലെ|(?:ാം )?വർഷം|(?:ാം )?വർഷത്തിൽ|(?:ാം )?വർഷത്തിലെ)",
  "(?:(?:सन्|सन|साल|वर्ष) )?(Y)(?: (?:में|का|की|के))?",
].map((pattern) => whole(pattern.replace("Y", "\\d{4}")));

const hyphened = /^(\d{4})[-–—](\d{2}|\d{4})$/u;

const between = [
  "between (.+) and (.+)",
  "(?:from )?(.+) (?:to|till|until) (.+)",
  "(.+?) ?(?:నుండి|నుంచి) (.+?) ?(?:వరకు|దాకా|మధ్య)",
  "(.+?) ?(?:முதல்|இலிருந்து) (.+?) ?(?:வரை|வரையிலான)",
  "(.+?) ?ರಿಂದ (.+?) ?(?:ರ ?ವರೆಗೆ|ರ ?ವರೆಗಿನ|ವರೆಗೆ)",
  "(.+) മുതൽ (.+) (?:വരെ|വരെയുള്ള)",
  "(.+) (?:से|और) (.+?) के बीच(?: (?:की|के|का))?",
  "(.+?)க்கும் (.+?)க்கும் (?:இடையே|இடையில்|இடைப்பட்ட)",
  "(.+?) ?(?:ರಿಂದ|ಮತ್ತು) (.+?) ?ರ? (?:ನಡುವೆ|ನಡುವಿನ)",
  "(.+?)(?:നും|ിനും) (.+?)(?:നും|ിനും) (?:ഇടയിൽ|ഇടയിലെ|ഇടയിലുള്ള)",
  "(.+?) మరియు (.+?) మధ్య",
  "(.+) से (.+?)(?: तक)?(?: (?:की|के|का))?",
].map(whole);

const until = [
  "(?:until|till|up to|upto) (.+)",
  "(.+?) ?(?:വരെ|വരെയുള്ള)",
  "(.+) तक(?: (?:की|के|का))?",
].map(whole);
const since = ["since (.+)", "from (.+) (?:on|onwards)", "(.+) से"].map(whole);

const before = [
  "before (.+)",
  "(.+?) ?(?:కి|కు) (?:ముందు|ముందటి|ముందున్న|పూర్వం)",
  "(.+?) ?(?:க்கு|இற்கு|ற்கு) (?:முன்|முன்பு|முன்னர்|முந்தைய)",
  "(.+?) ?(?:ಕ್ಕಿಂತ|ಕ್ಕೆ|ರ) (?:ಮೊದಲು|ಮೊದಲಿನ|ಮುಂಚೆ|ಮುಂಚಿನ|ಹಿಂದಿನ)",
  "(.+?) ?(?:നു|ന്|ൻ|ിനു|ിന്|ിൻ) (?:മുമ്പ്|മുൻപ്|മുമ്പുള്ള|മുൻപുള്ള)",
  "(.+) (?:से|के) पहले(?: (?:की|के|का))?",
].map(whole);

const after = [
  "after (.+)",
  "(.+?) ?(?:తర్వాత|తరువాత|తర్వాతి|తరువాతి|అనంతరం)",
  "(.+?) ?(?:க்குப்|க்கு|இற்குப்|இற்கு|ற்குப்|ற்கு) (?:பின்|பின்பு|பின்னர்|பிறகு|பிந்தைய)",
  "(.+?) ?ರ? (?:ನಂತರ|ನಂತರದ|ಬಳಿಕ|ಬಳಿಕದ)",
  "(.+?) ?(?:നു|ന്|ൻ|ിനു|ിന്|ിൻ) (?:ശേഷം|ശേഷമുള്ള)",
  "(.+) के बाद(?: (?:की|के|का))?",
].map(whole);

const match = (patterns: readonly RegExp[], text: string) => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found.slice(1);
  }
  return null;
};

/** Reads a year or a decade, also with the ending that it has in a sentence. */
function readPoint(text: string, thisYear: number): YearRange | null {
  const [year] = match(years, text) ?? [];
  if (year !== undefined) {
    const only = parseYear(year, thisYear);
    return only === null ? null : { first: only, last: only };
  }
  const inDigits = tens.reduce((all, [word, number]) => all.replace(word, number), text);
  const [decade] = match(decades, inDigits) ?? [];
  if (decade === undefined) return null;
  const first = parseYear(decade.padStart(4, "19"), thisYear);
  return first === null ? null : { first, last: first + 9 };
}

/**
 * Reads words as when something was recorded, in any of the six languages: a year (1975), a decade (1960s, "in the
 * sixties", 1960లలో), a range (1960-65, "between 1960 and 1970"), an end ("before 1970", "since 1980"). Returns null for
 * other words. `phrase` is plain, as `listPhrases` gives it.
 */
export function readYears(phrase: string, thisYear: number): YearRange | null {
  const text = phrase.replace(/^recorded (?=\p{L})/u, "");
  const [from, to] = hyphened.exec(text)?.slice(1) ?? match(between, text) ?? [];
  if (from !== undefined && to !== undefined) {
    const first = readPoint(from, thisYear);
    const last = readPoint(to.length === 2 ? `${from.slice(0, 2)}${to}` : to, thisYear);
    if (first && last)
      return first.first <= last.last ? { first: first.first, last: last.last } : null;
  }
  const point = readPoint(text, thisYear);
  if (point) return point;
  const read = (patterns: readonly RegExp[]) => {
    const [end] = match(patterns, text) ?? [];
    return end === undefined ? null : readPoint(end, thisYear);
  };
  const [isBefore, isUntil, isAfter, isSince] = [
    read(before),
    read(until),
    read(after),
    read(since),
  ];
  const range = {
    first: isAfter ? isAfter.last + 1 : (isSince?.first ?? firstYear),
    last: isBefore ? isBefore.first - 1 : (isUntil?.last ?? thisYear),
  };
  return isBefore || isUntil || isAfter || isSince ? range : null;
}
