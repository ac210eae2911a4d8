import { toSearchKeys } from "./search-key.ts";

const names = {
  te: "Telugu Tenugu తెలుగు తెనుగు ఆంధ్రం தெலுங்கு ತೆಲುಗು തെലുങ്ക് तेलुगु तेलुगू",
  sa: "Sanskrit Samskritam Sanskrut సంస్కృతం சமஸ்கிருதம் ஸம்ஸ்கிருதம் சமசுகிருதம் வடமொழி ಸಂಸ್ಕೃತ സംസ്കൃതം संस्कृत",
  ta: "Tamil Tamizh తమిళం தமிழ் ತಮಿಳು തമിഴ് तमिल तमिळ",
  kn: "Kannada Kannadam కన్నడం கன்னடம் ಕನ್ನಡ കന്നഡ കന്നടം कन्नड़ कन्नड",
  ml: "Malayalam మలయాళం மலையாளம் ಮಲಯಾಳಂ മലയാളം मलयालम मलयाळम",
  hi: "Hindi హిందీ இந்தி ஹிந்தி ಹಿಂದಿ ഹിന്ദി हिन्दी हिंदी",
};

const byKey = Map.groupBy(
  Object.entries(names).flatMap(([code, all]) =>
    all.split(" ").map((name) => ({ code: code as NamedLanguage, key: toSearchKeys(name).k0 })),
  ),
  ({ key }) => key,
);

export type NamedLanguage = keyof typeof names;

/** Lists the languages that a text names, in any script. */
export function listNamedLanguages(text: string): NamedLanguage[] {
  return [...new Set((byKey.get(toSearchKeys(text).k0) ?? []).map(({ code }) => code))];
}
