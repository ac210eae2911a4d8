import type { RouterContextProvider } from "react-router";
import type { LyricsLine } from "../../../data/search/lyrics-lines.ts";
import { readerOf } from "../../../web/lyrics/open-script.server.ts";
import { showLine as showLineTo } from "../../songs/lyrics/shown-line.server.ts";

type Context = Readonly<RouterContextProvider>;

export const showLine = (context: Context, line: LyricsLine) =>
  showLineTo(readerOf(context, null), line);

/** Transliterates lines to the reader's script and adds the titles of their songs. */
export const showLines = (context: Context, lines: LyricsLine[]) =>
  Promise.all(
    lines.map(async (line) => ({ ...(await showLine(context, line)), title: line.title })),
  );

export type FoundLine = Awaited<ReturnType<typeof showLines>>[number];
