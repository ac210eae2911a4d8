import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { DraftOutcome, GoneDraft, SavedDraft } from "./save-draft.server.ts";
import type { ShownDraft } from "./shown-drafts.server.ts";
import type { UnsentCells } from "./unsent-rows.ts";

interface Failure {
  message?: string;
  saved?: SavedDraft;
}

/** A failed request. `message` is the server's reason, or empty if it gave none. */
export class RequestError extends Error {
  readonly status: number;
  /** The song that a missing draft was saved as. */
  readonly saved: SavedDraft | null;
  constructor(status: number, { message = "", saved }: Failure) {
    super(message);
    this.status = status;
    this.saved = saved ?? null;
  }
  get isLasting(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** Posts a form and returns the JSON of its answer. Throws a `RequestError`. */
export async function post<T>(path: string, fields: Record<string, string>): Promise<T> {
  const body = new URLSearchParams(fields);
  const response = await fetch(path, { method: "POST", body });
  if (response.ok) return response.json<T>();
  throw new RequestError(response.status, await response.json<Failure>().catch(() => ({})));
}

const pathOf = (id: string) => `/songs/drafts/${id}`;

/** The fields of changed cells: what they say, and what each said when it was changed. */
function cellFields(cells: UnsentCells): Record<string, string> {
  const texts = (part: "from" | "to") =>
    JSON.stringify(
      Object.fromEntries(Object.entries(cells).map(([input, cell]) => [input, cell[part]])),
    );
  return { inputs: texts("to"), from: texts("from") };
}

export const storeDraft = (id: string, cells: UnsentCells) =>
  post<{ draft: ShownDraft; overtaken: DraftInputs }>(pathOf(id), {
    act: "store",
    ...cellFields(cells),
  });

/** Saves a draft as a song, with changed cells. */
export const saveDraft = (id: string, cells: UnsentCells) =>
  post<DraftOutcome>(pathOf(id), { act: "save", ...cellFields(cells) });

export const setUpload = (id: string, mediaFileId: string) =>
  post<object>(pathOf(id), { act: "upload", mediaFileId });

/** Asks which of these drafts are there no more. */
export const askGone = (ids: readonly string[]) =>
  post<{ gone: GoneDraft[] }>("/songs/drafts/gone", { ids: JSON.stringify(ids) });

export const removeDraft = (id: string) => post<object>(pathOf(id), { act: "remove" });
