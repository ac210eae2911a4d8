import type { SavedFile } from "../../../operations/songs/announce-files.ts";
import { post } from "../rows/requests.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { ReadFile } from "./read-file.ts";

interface Announced {
  drafts: ShownDraft[];
  saved: SavedFile[];
}

/** The letters of one request: lyrics of many files are more than a form may have. */
const maxLetters = 700_000;

/**
 * Creates drafts, in as many requests as the descriptions of the files need. `isAnother`: also for files whose hash a
 * song has.
 */
export async function announce(files: readonly ReadFile[], isAnother = false): Promise<Announced> {
  const portions: string[][] = [[]];
  let letters = 0;
  for (const { file, hash, kind, sound } of files) {
    const { name, size } = file;
    const json = JSON.stringify({ name, size, hash, kind, tags: sound.tags, isAnother });
    const { length } = new URLSearchParams({ json }).toString();
    if (letters > 0 && letters + length > maxLetters) {
      portions.push([]);
      letters = 0;
    }
    letters += length;
    portions.at(-1)!.push(json);
  }
  const announced: Announced = { drafts: [], saved: [] };
  for (const portion of portions) {
    const json = `{"files":[${portion.join()}]}`;
    const { drafts, saved } = await post<Announced>("/songs/drafts/files", { files: json });
    announced.drafts.push(...drafts);
    announced.saved.push(...saved);
  }
  return announced;
}
