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
 * The hand in the chapus, by their groups. Sources differ: for Misra Chapu, this is the way with a wave on each silent
 * akshara; for Khanda Chapu, that of ajsriram.blogspot.com ("Prominent talas", 2004). Of Sankirna Chapu only the claps
 * are known.
 */
const chapuActions: Readonly<Record<string, HandAction[][]>> = {
  "3+2+2": [
    ["clap", "wave", "wave"],
    ["clap", "wave"],
    ["clap", "wave"],
  ],
  "2+1+2": [["clap", "rest"], ["clap"], ["clap", "rest"]],
  "1+2": [["clap"], ["clap", "rest"]],
  "4+5": [
    ["clap", "count", "count", "count"],
    ["clap", "count", "clap", "count", "count"],
  ],
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

/**
 * How often each action of the hand is made: in two kalais every action lasts two counts, in four, four. The hand shows
 * it on each count.
 */
export const kalais = [1, 2, 4] as const;
export type Kalai = (typeof kalais)[number];

/** Lists the parts of a cycle of so many kalais. */
export const inKalai = (parts: readonly CyclePart[], kalai: Kalai): CyclePart[] =>
  parts.map(({ kind, actions }) => ({
    kind,
    actions: actions.flatMap((action) => repeat(action, kalai)),
  }));

/** How a taala is kept: by its own cycle, or another that is seen beside it. */
export interface Keeping {
  name: "first" | "concert" | "twoWaves" | "twoClaps" | "waveFirst";
  parts: CyclePart[];
  /** Where its songs begin, in counts after its first beat, if not there. */
  eduppu?: number;
}

const adi = { jati: "Chatusra", angas: "IOO", groups: null, aksharas: 8 };

/**
 * Taalas that are kept as Adi, with the counts after its first beat where their songs begin (raagadevan.blogspot.com,
 * "Desadhi and Madhyadhi talams", 2008).
 */
const offBeatAdis = new Map([
  ["Desadi", 1.5],
  ["Madhyadi", 0.5],
]);

const group = (...actions: HandAction[]): CyclePart => ({ kind: "group", actions });

/**
 * How else taalas are kept. Rupaka: clap, clap, wave in concerts (ajsriram.blogspot.com, "Prominent talas", 2004).
 * Misra Chapu: two waves, then two claps (rasikas.org, topic 8079). Khanda Chapu: two claps on 2+3. Desadi: a wave, then
 * three claps, of two aksharas each (one writer on rasikas.org).
 */
const otherKeepings = new Map<string, Keeping>([
  [rupaka, { name: "concert", parts: [group("clap", "clap", "wave")] }],
  [
    "Misra Chapu",
    {
      name: "twoWaves",
      parts: [group("wave", "wave", "rest"), group("clap", "rest"), group("clap", "rest")],
    },
  ],
  [
    "Khanda Chapu",
    { name: "twoClaps", parts: [group("clap", "rest"), group("clap", "rest", "rest")] },
  ],
  ["Desadi", { name: "waveFirst", parts: [group("wave", "clap", "clap", "clap")] }],
]);

/** Lists the ways in which a taala is kept, the one to show first before others; none without counts. */
export function keepingsOf(id: string, cycle: TaalaCycle): Keeping[] {
  const eduppu = offBeatAdis.get(id);
  const parts = partsOf(eduppu ? adi : cycle);
  if (parts.length === 0) return [];
  const other = otherKeepings.get(id);
  return [{ name: "first", parts, eduppu }, ...(other ? [other] : [])];
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
  return actions.map((hand) => group(...hand));
}
