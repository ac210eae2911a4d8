import type { SongScope } from "../../data/songs/csv/read-songs.ts";

export interface SongImporter {
  purpose: string;
  path: string;
  donePath: string;
  scopeOf: (userId: number) => SongScope;
}

export const allSongs: SongImporter = {
  purpose: "songs",
  path: "/admin/songs",
  donePath: "/admin/songs",
  scopeOf: () => ({ ownerId: null }),
};

export const ownSongs: SongImporter = {
  purpose: "own songs",
  path: "/my-collection/import",
  donePath: "/my-collection",
  scopeOf: (ownerId) => ({ ownerId }),
};
