import { toSounds } from "./cut-ending.ts";
import { listPersonTexts } from "./person-texts.ts";

/** Words beside the name of a deity that honour it and do not tell it from others. */
const honours = new Set(
  (
    "lord god goddess deity bhagavan bhagawan bhagwan deva devata devudu deva devi mata maa ma amman ammavaru swami " +
    "swamy swamiji svami swamikal perumal appa ayya thayar tayar"
  )
    .split(" ")
    .map(toSounds),
);

/** Lists how a text may name a deity: as it stands, without titles and endings of cases, without words of honour. */
export function listDeityTexts(text: string): string[] {
  const words = text.split(/\s+/);
  const bare = words.filter((word) => !honours.has(toSounds(word)));
  const texts = [
    ...listPersonTexts(text),
    ...(bare.length > 0 ? listPersonTexts(bare.join(" ")) : []),
  ];
  return [...new Set(texts)];
}
