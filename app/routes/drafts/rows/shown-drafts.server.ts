import type { RouterContextProvider } from "react-router";
import { listDrafts, type SongDraft } from "../../../data/songs/drafts/drafts.ts";
import { findLikeness, type Likeness } from "../../../data/songs/drafts/likeness.ts";
import { databaseContext, userContext } from "../../../web/context.ts";

type Context = Readonly<RouterContextProvider>;

export interface ShownDraft extends SongDraft {
  likeness: Likeness;
}

/** Adds to each draft the existing compositions and songs that it resembles. */
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
  const likeness = await findLikeness(context.get(databaseContext), fieldsToCompare);
  return drafts.map((draft, at) => ({ ...draft, likeness: likeness[at]! }));
}

export async function readDrafts(context: Context, ids?: readonly string[]): Promise<ShownDraft[]> {
  const { id } = context.get(userContext);
  return withLikeness(context, await listDrafts(context.get(databaseContext), id, ids));
}
