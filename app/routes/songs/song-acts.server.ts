import type { Language } from "../../archive.ts";
import type { SongComposition } from "../../data/songs/detail/beside-song.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import type { User } from "../../data/users/users.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { translate } from "../../i18n/translate.server.ts";
import { findReferringList } from "../../web/referring-list.ts";

/** What a user may do with a song on its page; null if nothing. */
export function listActs(args: {
  user: User | null;
  request: Request;
  language: Language;
  song: SongDetail;
  composition: SongComposition;
  createdBy: number | null;
}) {
  const { user, request, language, song, composition, createdBy } = args;
  if (!user) return null;
  const parts = editableParts(user, { createdBy, compositionCreatedBy: composition.createdBy });
  if (!parts.song && !parts.composition) return null;
  const isMarked = composition.markedSongId === song.id;
  const mayMark = parts.composition && composition.recordings > 1;
  return {
    deleteTo: parts.song ? deletePath(song.id, request) : null,
    mark: mayMark
      ? {
          act: isMarked ? "unmark" : "mark",
          text: translate(language, isMarked ? "recordings.unmark" : "recordings.mark"),
        }
      : null,
  };
}

function deletePath(id: number, request: Request): string {
  const returnTo = findReferringList(request);
  return `/songs/${id}/delete${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`;
}
