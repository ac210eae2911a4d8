import { jatis } from "../sapta-taalas.ts";

/** What the hand does on an akshara: `rest` if nothing, `count` where no source names an action. */
export type HandAction = "clap" | "finger" | "wave" | "rest" | "count";

export interface CyclePart {
  kind: "laghu" | "drutam" | "anudrutam" | "group" | "whole";
  actions: HandAction[];
}

export interface TaalaCycle {
  jati: string | null;
  angas: string | null;
  groups: string | null;
  aksharas: number | null;
}

const maxAksharas = 256;

/**
 * The hand in Misra, Khanda and Tisra Chapu, by their groups. Sources differ: for Misra Chapu, this is the way with a
 * wave on each silent akshara; for Khanda Chapu, that of ajsriram.blogspot.com ("Prominent talas", 2004).
 */
const chapuActions: Readonly<Record<string, HandAction[][]>> = {
  "3+2+2": [
    ["clap", "wave", "wave"],
    ["clap", "wave"],
    ["clap", "wave"],
  ],
  "2+1+2": [["clap", "rest"], ["clap"], ["clap", "rest"]],
  "1+2": [["clap"], ["clap", "rest"]],
};

/** In concerts it is kept as clap, clap, wave: each action lasts two of its aksharas. */
export const rupaka = "Chatusra-jati Rupaka";

const repeat = (action: HandAction, times: number): HandAction[] =>
  Array.from({ length: times }, () => action);

/**
 * Lists the parts of one cycle with the actions of the hand. A laghu is a clap and finger counts, a drutam a clap
 * and a wave, an anudrutam a clap. The groups of a chapu (`3+2+2`) begin with a clap; a taala of which only the
 * number of aksharas is known is counted. Returns no parts where not even that is known.
 */
export function partsOf({ jati, angas, groups, aksharas }: TaalaCycle): CyclePart[] {
  const laghu = jatis.find(({ name }) => name === jati)?.laghu;
  const parts = angas ? [...angas].map((sign) => partOfSign(sign, laghu)) : groupsOf(groups);
  if (parts.length > 0 && parts.every((part) => part !== null)) return parts;
  return aksharas && aksharas <= maxAksharas
    ? [{ kind: "whole", actions: repeat("count", aksharas) }]
    : [];
}

function partOfSign(sign: string, laghu: number | undefined): CyclePart | null {
  if (sign === "O") return { kind: "drutam", actions: ["clap", "wave"] };
  if (sign === "U") return { kind: "anudrutam", actions: ["clap"] };
  if (!laghu) return null;
  return { kind: "laghu", actions: ["clap", ...repeat("finger", laghu - 1)] };
}

function groupsOf(groups: string | null): CyclePart[] {
  if (!groups || !/^[1-9]\d?(\+[1-9]\d?){1,7}$/.test(groups)) return [];
  const actions =
    chapuActions[groups] ??
    groups.split("+").map((size): HandAction[] => ["clap", ...repeat("count", Number(size) - 1)]);
  return actions.map((group) => ({ kind: "group", actions: group }));
}
