import type { Language } from "../../archive.ts";
import type { SongComposition } from "../../data/songs/detail/composition-columns.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import type { User } from "../../data/users/users.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";
import { findReferringList } from "../../web/referring-list.ts";

interface Act {
  to: string;
  icon?: string;
  text: string;
  /** The accessible name, where the text is cut short. */
  label?: string;
}

/** The actions that a song's page offers: links, and forms that submit `act`. */
export interface SongActs {
  mayEdit: boolean;
  /** The button that marks the song on a visitor's device; null for signed-in users. */
  mark: { text: string; label: string } | null;
  links: Act[];
  forms: (Act & { act: string })[];
}

interface ActsInput {
  user: User | null;
  request: Request;
  language: Language;
  song: SongDetail;
  composition: SongComposition;
  createdBy: number | null;
  isKept: boolean;
}

export function listActs(input: ActsInput): SongActs {
  const { user, request, language, song, composition, createdBy } = input;
  const to = `/songs/${song.id}`;
  const parts = user
    ? editableParts(user, { createdBy, compositionCreatedBy: composition.createdBy })
    : { song: false, composition: false };
  const mayEdit = parts.song || parts.composition;
  const text = (key: MessageKey) => translate(language, key);
  const links = [
    {
      to: `${to}/keep`,
      icon: "plus",
      text: text("kept.toList"),
      label: text("kept.addToList"),
    },
    mayEdit && {
      to: `${to}/history`,
      icon: "book",
      text: text("song.history"),
      label: text("song.fullHistory"),
    },
    user &&
      hasPermission(user.roles, "administer") && {
        to: `/admin/hide/song/${song.id}`,
        text: text("hidden.hide"),
      },
    parts.song && { to: deletePath(song.id, request), icon: "trash", text: text("song.delete") },
  ];
  const isMarked = composition.markedSongId === song.id;
  const forms = [
    user && {
      to: `${to}/keep`,
      act: input.isKept ? "unmark" : "mark",
      icon: input.isKept ? "check" : "bookmark",
      text: text(input.isKept ? "kept.unmark" : "kept.mark"),
      label: text(input.isKept ? "kept.dropMark" : "kept.addMark"),
    },
    parts.composition &&
      composition.recordings > 1 && {
        to: `${to}/mark`,
        act: isMarked ? "unmark" : "mark",
        text: text(isMarked ? "recordings.unmark" : "recordings.mark"),
      },
  ];
  return {
    mayEdit,
    mark: user ? null : { text: text("kept.mark"), label: text("kept.addMark") },
    links: links.filter((one) => one !== false && one !== null),
    forms: forms.filter((one) => one !== false && one !== null),
  };
}

function deletePath(id: number, request: Request): string {
  const returnTo = findReferringList(request);
  return `/songs/${id}/delete${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`;
}
