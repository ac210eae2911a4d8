import { toSearchKeys } from "../../search/keys/search-key.ts";
import { tidyLine } from "../../tidy-text.ts";

/** An instrument with its names in all scripts. */
export interface Instrument {
  id: number;
  names: readonly string[];
}

interface Row {
  type: string;
  names: string;
}

const typed = /^([^:=]+)[:=](.+)$/;
const bracketed = /^(.+)\(([^()]+)\)$/;

/**
 * Reads accompanists as people write them: "Violin: A. Player, B. Player; Mridangam: C. Player" or "A. Player (violin),
 * C. Player (mridangam)". An instrument may be named in any script. Returns rows of a song form, in order,
 * and the parts that name no instrument.
 */
export function readAccompanists(
  text: string,
  instruments: readonly Instrument[],
): { rows: Row[]; unread: string[] } {
  const idByKey = new Map(
    instruments.flatMap(({ id, names }) => names.map((name) => [toKey(name), String(id)] as const)),
  );
  const names = new Map<string, string[]>();
  const unread: string[] = [];
  const take = (part: string, instrument: string, players: string) => {
    const type = idByKey.get(toKey(instrument));
    if (type === undefined) unread.push(part);
    else names.set(type, [...(names.get(type) ?? []), tidyLine(players)]);
  };
  for (const part of text.split(/[;\n]/).map(tidyLine).filter(Boolean)) {
    const [, instrument, players] = typed.exec(part) ?? [];
    if (instrument) take(part, instrument, players!);
    else
      for (const one of part.split(",").map(tidyLine).filter(Boolean)) {
        const [, player = "", played = ""] = bracketed.exec(one) ?? [];
        take(one, played, player);
      }
  }
  const rows = Array.from(names, ([type, players]) => ({ type, names: players.join(", ") }));
  return { rows, unread };
}

const toKey = (name: string) => toSearchKeys(name).k2;
