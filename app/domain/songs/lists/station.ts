import { parseTimeOfDay, type TimeOfDay, timeOfDayAt } from "../../music/time-of-day.ts";
import { parsePersonId } from "../../people/parse-people-page.ts";

/** What a radio plays: all recordings, or those of a raaga, deity, singer, decade (its first year) or time of day. */
export type Station =
  | { kind: "all" }
  | { kind: "raaga" | "deity" | "singer"; id: string }
  | { kind: "decade"; id: number }
  | { kind: "time"; id: TimeOfDay };

/** The keys of the query of a radio. */
export const stationKinds = ["raaga", "deity", "singer", "decade", "time"] as const;

/** The value of `time` for the present time in India. */
export const now = "now";

const decade = /^(?:1[89]|20)\d0$/;

export const parseDecade = (text: string | null): number | null =>
  text !== null && decade.test(text) ? Number(text) : null;

/** India is 5½ hours before UTC. */
const indianTime = 5.5 * 3600_000;

/** Returns the time of day in India; `at` is milliseconds since 1970. */
export const timeInIndia = (at: number): TimeOfDay =>
  timeOfDayAt(new Date(at + indianTime).getUTCHours());

/** Reads the query of a radio: without a key it plays everything. Null if its value is none, or it has several keys. */
export function readStation(query: URLSearchParams): Station | null {
  const kinds = stationKinds.filter((kind) => query.has(kind));
  const [kind] = kinds;
  if (!kind) return { kind: "all" };
  const text = query.get(kind);
  if (kinds.length > 1 || !text) return null;
  switch (kind) {
    case "decade": {
      const id = parseDecade(text);
      return id === null ? null : { kind, id };
    }
    case "time": {
      const id = parseTimeOfDay(text);
      return id && { kind, id };
    }
    case "singer": {
      const id = parsePersonId(text);
      return id ? { kind, id } : null;
    }
    default:
      return { kind, id: text };
  }
}

/** Returns the address of a radio. */
export const radioPath = (station: Station): string =>
  station.kind === "all"
    ? "/radio"
    : `/radio?${new URLSearchParams({ [station.kind]: String(station.id) })}`;

/** Returns the path of the songs that a radio plays. */
export const stationPlayPath = (station: Station): string =>
  station.kind === "all"
    ? "/songs/play"
    : `/songs/play?${new URLSearchParams({ of: station.kind, id: String(station.id) })}`;
