import type { RouterContextProvider } from "react-router";
import { deleteDrafts, setDraftReady, type SongDraft } from "../../../data/songs/drafts/drafts.ts";
import { toMessage } from "../../../i18n/translate.server.ts";
import type { Message } from "../../../i18n/messages.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { translateErrors } from "../../../web/form-errors.server.ts";
import { byInput, checkNewSong, createChecked } from "../../song-form/create-from-form.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface SavedDraft {
  id: string;
  songId: number;
  title: string;
}

export type DraftOutcome =
  | { kind: "saved"; saved: SavedDraft }
  /** It is saved as soon as its file has arrived. */
  | { kind: "waiting"; id: string }
  | { kind: "invalid"; id: string; errors: Record<string, string> };

/** A complete form of a file that is not there yet is told from one without a file by an id that no file has. */
const awaited = "0".repeat(32);

/** Saves a draft as a song, once; or notes that it is ready as soon as its file has arrived. */
export async function saveDraft(context: Context, draft: SongDraft): Promise<DraftOutcome> {
  const { id, inputs, file, mediaFileId, hasArrived } = draft;
  const db = context.get(databaseContext);
  const { id: ownerId } = context.get(userContext);
  const reject = async (errors: Record<string, Message>): Promise<DraftOutcome> => {
    if (draft.isReady) await setDraftReady(db, { id, ownerId }, false);
    return { kind: "invalid", id, errors: translateErrors(context, { errors }).errors };
  };
  const isAwaited = file.name !== "" && !hasArrived;
  const form = { ...inputs, ...(file.name && { mediaFileId: mediaFileId ?? awaited }) };
  const checked = await checkNewSong(context, form);
  if (checked === "missing") return reject({ title: "songForm.unknownChoice" });
  const { read } = checked;
  if ("errors" in read)
    return reject(
      Object.fromEntries(
        Object.entries(read.errors).map(([name, error]) => [name, toMessage(error)]),
      ),
    );
  if (isAwaited) {
    await setDraftReady(db, { id, ownerId }, true);
    return { kind: "waiting", id };
  }
  const saved = await createChecked(context, read.song, checked, id);
  if (saved.kind === "invalid") return reject(byInput(saved.errors));
  if (saved.kind === "tooLarge") return reject({ title: "form.tooLarge" });
  if (saved.kind !== "saved") return reject({ title: "failure.act" });
  await deleteDrafts(db, ownerId, [id]);
  return { kind: "saved", saved: { id, songId: saved.id, title: read.song.title } };
}
