import type { SavedFile } from "../../../operations/songs/announce-files.ts";
import { post } from "../rows/requests.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { ReadFile } from "./read-file.ts";

/** Creates drafts. `isAnother`: also for files whose hash a song has. */
export async function announce(
  files: readonly ReadFile[],
  isAnother = false,
): Promise<{ drafts: ShownDraft[]; saved: SavedFile[] }> {
  const descriptions = files.map(({ file, hash, kind, sound }) => {
    const { name, size } = file;
    return { name, size, hash, kind, tags: sound.tags, isAnother };
  });
  const json = JSON.stringify({ files: descriptions });
  return post("/songs/drafts/files", { files: json });
}
