import type { RouterContextProvider } from "react-router";
import { listDrafts, type SongDraft } from "../../../data/songs/drafts/drafts.ts";
import { findLikeness, type Likeness } from "../../../data/songs/drafts/likeness.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { askNames, type NameQuestions } from "../names/ask-names.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface ShownDraft extends SongDraft {
  likeness: Likeness;
  questions: NameQuestions;
}

/** Adds to each draft the existing compositions and songs that it resembles, and the questions about its names. */
export async function withLikeness(
  context: Context,
  drafts: readonly SongDraft[],
): Promise<ShownDraft[]> {
  const fieldsToCompare = drafts.map(({ inputs, file }) => ({
    title: inputs.title ?? "",
    singer: inputs.singer ?? "",
    recordingDate: inputs.publishedDate ?? "",
    hash: file.hash,
    wholeHash: file.wholeHash,
  }));
  const [likeness, questions] = await Promise.all([
    findLikeness(context.get(databaseContext), fieldsToCompare),
    askNames(context, drafts),
  ]);
  return drafts.map((draft, at) => ({
    ...draft,
    likeness: likeness[at]!,
    questions: questions[at]!,
  }));
}

export async function readDrafts(context: Context, ids?: readonly string[]): Promise<ShownDraft[]> {
  const { id } = context.get(userContext);
  return withLikeness(context, await listDrafts(context.get(databaseContext), id, ids));
}
