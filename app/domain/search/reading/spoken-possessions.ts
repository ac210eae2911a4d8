import type { Possession } from "../possession.ts";

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "u");

const lyrics = {
  english: "words|lyrics|lyric|sahitya|sahityam|sahithyam|text|texts",
  telugu: "సాహిత్యం|సాహిత్యము|పదాలు|మాటలు",
  tamil: "(?:பாடல் )?வரிகள்|சாகித்யம்|சாகித்தியம்|சாஹித்யம்|சொற்கள்",
  kannada: "ಸಾಹಿತ್ಯ|ಪದಗಳು|ಮಾತುಗಳು",
  malayalam: "വരികൾ|സാഹിത്യം",
  hindi: "(?:गीत के )?(?:बोल|बोलों|शब्द|शब्दों|साहित्य)",
};
const having = "with|having|has|have|including|that have|which have|along with";

const possessed: readonly (readonly [Possession, RegExp])[] = (
  [
    ["lyrics", `(?:${having}) (?:the |their |its )?(?:${lyrics.english})`],
    ["lyrics", `(?:${lyrics.telugu}) (?:ఉన్న|ఉన్నవి|గల|కల|కలిగిన|తో|తో పాటు)|సాహిత్యంతో|సాహిత్యమున్న|పదాలతో|మాటలతో`],
    [
      "lyrics",
      `(?:${lyrics.tamil}) (?:உள்ள|கொண்ட|இருக்கும்|உடன்)|(?:பாடல் )?வரிகளுடன்|(?:பாடல் )?வரிகளோடு|சாகித்யத்துடன்|சாகித்தியத்துடன்`,
    ],
    [
      "lyrics",
      `(?:${lyrics.kannada}) (?:ಇರುವ|ಉಳ್ಳ|ಸಹಿತ|ಸಮೇತ)|ಸಾಹಿತ್ಯವಿರುವ|ಸಾಹಿತ್ಯವುಳ್ಳ|ಸಾಹಿತ್ಯದೊಂದಿಗೆ|ಸಾಹಿತ್ಯಸಹಿತ|ಸಾಹಿತ್ಯದ (?:ಜೊತೆ|ಜತೆ)(?:ಗೆ)?`,
    ],
    [
      "lyrics",
      `(?:${lyrics.malayalam}) (?:ഉള്ള|സഹിതം|ചേർത്ത)|വരികളുള്ള|വരികളോടെ|വരികളോടൊപ്പം|സാഹിത്യമുള്ള|സാഹിത്യത്തോടെ`,
    ],
    ["lyrics", `(?:${lyrics.hindi}) (?:वाले|वाली|वाला|सहित|के साथ|समेत)`],
    [
      "noLyrics",
      `(?:without|with no|having no|no|lacking|missing) (?:the |any |their )?(?:${lyrics.english})`,
    ],
    ["noLyrics", `(?:${lyrics.telugu}) (?:లేని|లేనివి|లేకుండా)|సాహిత్యంలేని`],
    ["noLyrics", `(?:${lyrics.tamil}) (?:இல்லாத|இல்லாமல்|அற்ற)|வரிகளில்லாத|வரிகளின்றி`],
    ["noLyrics", `(?:${lyrics.kannada}) (?:ಇಲ್ಲದ|ರಹಿತ)|ಸಾಹಿತ್ಯವಿಲ್ಲದ|ಸಾಹಿತ್ಯರಹಿತ`],
    ["noLyrics", `(?:${lyrics.malayalam}) (?:ഇല്ലാത്ത|ഇല്ലാതെ)|വരികളില്ലാത്ത|വരികളില്ലാതെ|സാഹിത്യമില്ലാത്ത`],
    [
      "noLyrics",
      `(?:${lyrics.hindi}) (?:रहित|के बिना)|बिना (?:${lyrics.hindi})(?: (?:के|की|का|वाले|वाली))?`,
    ],
    ["recording", `(?:${having}) (?:a |the )?(?:recording|recordings)|రికార్డింగ్ (?:ఉన్న|గల)|రికార్డింగ్‌?తో`],
    ["recording", `ஒலிப்பதிவு (?:உள்ள|கொண்ட)|ஒலிப்பதிவுடன்|ಧ್ವನಿಮುದ್ರಣ (?:ಇರುವ|ಸಹಿತ)|ಧ್ವನಿಮುದ್ರಣವಿರುವ`],
    ["recording", `റെക്കോഡിങ് (?:ഉള്ള|സഹിതം)|റെക്കോഡിങ്ങുള്ള|रिकॉर्डिंग (?:वाले|वाली|वाला|सहित|के साथ)`],
    [
      "audio",
      `(?:${having}) (?:an |the )?(?:audio|sound)|ఆడియో (?:ఉన్న|గల|తో)|(?:ஆடியோ|ஒலி) (?:உள்ள|கொண்ட)|ಆಡಿಯ[ೊೋ] (?:ಇರುವ|ಸಹಿತ)|ഓഡിയോ (?:ഉള്ള|സഹിതം)|ऑडियो (?:वाले|वाली|वाला|सहित|के साथ)`,
    ],
    [
      "video",
      `(?:${having}) (?:a |the )?(?:video|videos)|వీడియో (?:ఉన్న|గల|తో)|(?:வீடியோ|காணொளி) (?:உள்ள|கொண்ட)|ವ[ಿೀ]ಡಿಯ[ೊೋ] (?:ಇರುವ|ಸಹಿತ)|വീഡിയോ (?:ഉള്ള|സഹിതം)|व[िी]डियो (?:वाले|वाली|वाला|सहित|के साथ)`,
    ],
  ] as const
).map(([what, pattern]) => [what, whole(pattern.replaceAll("\u200c", ""))] as const);

/**
 * Reads words as what songs have or lack, in any of the six languages: "with words", "సాహిత్యం లేని", "बोल वाले". Returns
 * null for other words. `text` is plain, as `listPhrases` gives it.
 */
export const readPossession = (text: string): Possession | null =>
  possessed.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
