import { cutEnding, toSounds } from "./cut-ending.ts";
import { listPersonTexts } from "./person-texts.ts";
import { toSearchKeys } from "./search-key.ts";

const toKey = (word: string) => toSearchKeys(word).k1;

/** Words beside the name of a deity that honour it and do not tell it from others. */
const honours = new Set(
  (
    "lord god goddess deity bhagavan bhagawan bhagwan deva devata devudu devi mata maa ma माँ amman ammavaru swami " +
    "swamy swamiji svami swamikal perumal appa ayya thayar tayar ji garu"
  )
    .split(" ")
    .map(toKey),
);

/** Those that are also joined to a name: దుర్గాదేవి. Swami is not, as it makes names of people: Narayanaswamy. */
const joined = new Set(["devi", "mata"].map(toSounds));
const shortestName = 3;

/** Lists how a text may name a deity: as it stands, without titles and endings of cases, without words of honour. */
export function listDeityTexts(text: string): string[] {
  const bare = text
    .split(/\s+/)
    .filter((word) => !honours.has(toKey(word)))
    .map((word) => cutEnding(word, (end) => joined.has(end), shortestName) ?? word);
  const texts = [
    ...listPersonTexts(text),
    ...(bare.length > 0 ? listPersonTexts(bare.join(" ")) : []),
  ];
  return [...new Set(texts)];
}
