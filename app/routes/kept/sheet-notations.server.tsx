import type { ReactNode } from "react";
import type { Sheet } from "../../data/kept/sheets.ts";
import type { Reader } from "../../web/lyrics/open-script.server.ts";
import { NotationSheet } from "../songs/notation/notation-sheet.tsx";
import { showNotation } from "../songs/notation/shown-notation.server.ts";

/** Returns the name of the drawn part that is the notation of a song. */
export const notationPart = (songId: number): string => `notation-${songId}`;

/** Draws the notations of the songs of a list, as they are printed. */
export async function drawNotations(sheets: readonly Sheet[], reader: Reader) {
  const drawn = sheets
    .filter(({ notation }) => notation !== "")
    .map(async ({ id, notation, sungIn }): Promise<[string, ReactNode]> => {
      const song = { language: sungIn, raaga: null, taala: null };
      const shown = await showNotation(notation, song, reader);
      return [
        notationPart(id),
        shown ? <NotationSheet notation={shown} /> : <p className="notation-plain">{notation}</p>,
      ];
    });
  return Object.fromEntries(await Promise.all(drawn));
}
