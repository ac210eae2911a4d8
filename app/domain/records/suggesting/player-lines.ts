import type { FormError } from "../../form-error.ts";
import type { Accompaniment } from "../../songs/song-field-kinds.ts";
import { tidyLine } from "../../tidy-text.ts";

/** A type of accompaniment with all its names; the first one is shown. */
export interface PlayerType {
  id: number;
  names: string[];
}

/** Writes accompaniments, one type a line: `Violin: Name, Name`. */
export const writePlayers = (
  accompaniments: readonly Accompaniment[],
  types: readonly PlayerType[],
): string =>
  accompaniments
    .map(({ typeId, players }) => {
      const type = types.find(({ id }) => id === typeId)?.names[0] ?? "";
      return `${type}: ${players.join(", ")}`;
    })
    .join("\n");

const fold = (name: string) => tidyLine(name).toLowerCase();

/** Reads the lines of `writePlayers`; a type may have any of its names. */
export function readPlayers(
  text: string,
  types: readonly PlayerType[],
): { value: Accompaniment[] } | FormError {
  const value: Accompaniment[] = [];
  for (const line of text.split("\n").map(tidyLine).filter(Boolean)) {
    const at = line.indexOf(":");
    const name = fold(line.slice(0, Math.max(at, 0)));
    const type = types.find(({ names }) => names.some((one) => fold(one) === name));
    const players = line
      .slice(at + 1)
      .split(",")
      .map(tidyLine)
      .filter(Boolean);
    if (!type || players.length === 0)
      return { error: "suggest.playersWrong", values: { line: line.slice(0, 100) } };
    value.push({ typeId: type.id, players });
  }
  return { value };
}
