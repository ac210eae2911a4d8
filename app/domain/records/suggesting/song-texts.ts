import type { FormError } from "../../form-error.ts";
import type { SongRevision } from "../../songs/song-revision.ts";
import { parseFields } from "../../songs/song-schema.ts";
import { type PlayerType, readPlayers, writePlayers } from "./player-lines.ts";
import { suggestionFields } from "./suggestion-fields.ts";

/** Returns the values of a song as texts that `readSongText` parses, by the names of the fields; "" for none. */
export const songTexts = (
  song: SongRevision,
  types: readonly PlayerType[],
): Record<string, string> =>
  Object.fromEntries(
    suggestionFields.song
      .filter(({ control }) => control !== "note")
      .map(({ name }) => [name, textOf(song[name as keyof SongRevision], types)]),
  );

function textOf(value: unknown, types: readonly PlayerType[]): string {
  if (typeof value === "number") return String(value);
  if (!Array.isArray(value)) return typeof value === "string" ? value : "";
  return value.some((one) => typeof one === "object")
    ? writePlayers(value, types)
    : value.join("\n");
}

/** Parses the text of a field by the rules of the song's form. */
export function readSongText(
  field: string,
  text: string,
  types: readonly PlayerType[],
): { values: Partial<SongRevision> } | FormError {
  if (field === "accompaniments") {
    const players = readPlayers(text, types);
    if ("error" in players) return players;
    return readFields(field, players.value);
  }
  return readFields(field, text);
}

function readFields(field: string, input: unknown) {
  const { values, errors } = parseFields({ [field]: input });
  const [error] = Object.values(errors);
  return error ?? { values };
}
