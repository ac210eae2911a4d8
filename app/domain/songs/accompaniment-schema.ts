import { z } from "zod";
import { type Accompaniment, maxLineLength } from "./song-field-kinds.ts";
import { hasLetter, tidyLine } from "../tidy-text.ts";

const maxRows = 30;
const maxPlayers = 20;

/** Checks the id of an entry of a numbered list: a positive integer, or null if it is blank or absent. */
export const numberedId = z
  .union([z.string(), z.number()], "songForm.unknownChoice")
  .nullish()
  .transform((id) => (id === null || id === undefined || id === "" ? null : Number(id)))
  .refine((id) => id === null || (Number.isSafeInteger(id) && id > 0), "songForm.unknownChoice");

const players = z
  .union([z.string(), z.array(z.string())])
  .transform((given) =>
    (typeof given === "string" ? given.split(",") : given).map(tidyLine).filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().max(maxLineLength, "form.maximum").refine(hasLetter, "form.noLetter"))
      .max(maxPlayers, "songForm.tooMany"),
  );

export const accompanimentRow = { typeId: numberedId, players };

/** Makes the schema of a list of rows. Rows without a type or players are left out. */
export function accompanimentRows<T extends z.ZodType>(
  row: T,
  read: (row: z.output<T>) => { typeId: number | null; players: string[] },
) {
  return z
    .array(row)
    .max(maxRows, "songForm.tooMany")
    .default([])
    .transform((rows): Accompaniment[] =>
      rows
        .map(read)
        .flatMap(({ typeId, players: names }) =>
          typeId !== null && names.length > 0 ? [{ typeId, players: names }] : [],
        ),
    );
}
