import { importSongs, planSongImport } from "../../../operations/songs/import-songs.ts";
import type { CsvImporter } from "./import.server.ts";

export const songImporter: CsvImporter = {
  purpose: "songs",
  path: "/admin/songs",
  donePath: "/admin/songs",
  doneMessage: "csv.songsTaken",
  plan: planSongImport,
  async apply(services, actor, bytes, token) {
    const plan = await planSongImport(services, bytes);
    const outcome = await importSongs(services, actor, plan, token);
    return { outcome, count: plan.writes.length };
  },
};
