import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { SavedFile } from "../../../operations/songs/announce-files.ts";
import type { DraftOutcome } from "../rows/save-draft.server.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { ReadFile } from "./read-file.ts";

/** A failed request. `message` is the server's reason, or empty if it gave none. */
export class RequestError extends Error {
  readonly isLasting: boolean;
  constructor(message: string, isLasting: boolean) {
    super(message);
    this.isLasting = isLasting;
  }
}

async function post<T>(path: string, fields: Record<string, string>): Promise<T> {
  const body = new URLSearchParams(fields);
  const response = await fetch(path, { method: "POST", body });
  if (response.ok) return response.json<T>();
  const answer = await response.json<{ message?: string }>().catch(() => null);
  throw new RequestError(answer?.message ?? "", response.status >= 400 && response.status < 500);
}

const pathOf = (id: string) => `/songs/drafts/${id}`;

export async function announce(
  files: readonly ReadFile[],
): Promise<{ drafts: ShownDraft[]; saved: SavedFile[] }> {
  const descriptions = files.map(({ file, hash, kind, sound }) => {
    const { name, size } = file;
    return { name, size, hash, kind, tags: sound.tags };
  });
  const json = JSON.stringify({ files: descriptions });
  return post("/songs/drafts/files", { files: json });
}

export const storeDraft = (id: string, inputs: DraftInputs) =>
  post<ShownDraft>(pathOf(id), { act: "store", inputs: JSON.stringify(inputs) });

/** Saves a draft with `inputs`, or with its stored inputs if they are omitted. */
export const saveDraft = (id: string, inputs?: DraftInputs) =>
  post<DraftOutcome>(pathOf(id), {
    act: "save",
    ...(inputs && { inputs: JSON.stringify(inputs) }),
  });

export const setUpload = (id: string, mediaFileId: string) =>
  post<object>(pathOf(id), { act: "upload", mediaFileId });

export const removeDraft = (id: string) => post<object>(pathOf(id), { act: "remove" });
