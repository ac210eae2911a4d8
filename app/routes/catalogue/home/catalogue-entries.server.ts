import type { Language } from "../../../archive.ts";
import type { CatalogueSong } from "../../../data/songs/lists/catalogue.ts";
import type { MissingPart } from "../../../domain/songs/song.ts";
import type { User } from "../../../data/users/users.ts";
import { type Entry, toEntry } from "../entry.server.ts";
import { linkToComplete } from "./help.server.ts";

/** Converts catalogue songs to entries. In a list of incomplete compositions each has a link to complete it. */
export const toCatalogueEntries = (
  language: Language,
  songs: CatalogueSong[],
  without: MissingPart | null,
  user: Pick<User, "id" | "roles"> | null,
): Entry[] =>
  songs.map((song) => ({
    ...toEntry(language, song),
    link: without && linkToComplete(language, without, user, song),
  }));
