import type { RouterContextProvider } from "react-router";
import { findNotatedMusic } from "../../../data/music/notated-music.ts";
import { sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import { parseFields } from "../../../domain/songs/song-schema.ts";
import { drawOnServer } from "../../../shell/draw-on-server.server.tsx";
import { databaseContext } from "../../../web/context.ts";
import { toMessages } from "../../../web/form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { languageOf } from "../../../web/language.ts";
import { readerOf } from "../../../web/lyrics/open-script.server.ts";
import { NotationSheet } from "../../songs/notation/notation-sheet.tsx";
import {
  type NotatedSong,
  reviewNotation,
  showNotation,
} from "../../songs/notation/shown-notation.server.ts";
import { matchRaagasOf } from "../raagas/match-raagas.server.ts";
import type { FormValues } from "../values/form-values.ts";

interface Args {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Returns the form with its notation as readers see it, and what does not fit its raaga and taala; or with its error. */
export async function previewNotation(args: Args, submitted: FormValues) {
  const { context } = args;
  const { values, errors } = parseFields({ notation: submitted.notation ?? "" });
  if (errors.notation) return rejectForm(context, { errors: toMessages(errors), submitted });
  const { notation = "" } = values;
  const song = await findSong(context, submitted);
  const shown = await showNotation(notation, song, readerOf(context, null));
  const rejected = rejectForm(context, { submitted: { ...submitted, notation } }, 200);
  const preview = {
    drawn: drawOnServer(args, { preview: shown && <NotationSheet notation={shown} /> }),
    review: shown ? reviewNotation(languageOf(context), notation, song) : [],
  };
  return { ...rejected, data: { ...rejected.data, preview } };
}

async function findSong(
  context: Args["context"],
  { raagaId = "", taalaId = "", language = "" }: FormValues,
): Promise<NotatedSong> {
  const matches = await matchRaagasOf(context, { raagaId });
  const named = matches.get(raagaId.trim()) ?? [];
  const { raaga, taala } = await findNotatedMusic(context.get(databaseContext), {
    raagaId: named.length === 1 ? named[0]!.id : "",
    taalaId,
  });
  return {
    language: sungLanguages.find((one) => one === language) ?? null,
    raaga,
    taala,
  };
}
