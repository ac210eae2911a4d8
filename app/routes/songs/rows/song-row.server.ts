import type { Language } from "../../../archive.ts";
import { markOfScale } from "../../../domain/music/picture/raaga-mark.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { type ShownName, showName, textOf } from "../../../domain/music/shown-name.ts";
import { taalaPath } from "../../../domain/music/taalas/taala-path.ts";
import { yearsOf } from "../../../domain/songs/song.ts";
import { translate } from "../../../i18n/translate.server.ts";

/** A composition or recording in a list, without what all rows of the list share. */
interface RowSource {
  id: number;
  title: string;
  native: string | null;
  composer?: string;
  composerId?: string | null;
  nativeComposer?: string | null;
  raagaId?: string | null;
  nativeRaaga?: string | null;
  scale?: string | null;
  taalaId?: string | null;
  nativeTaala?: string | null;
  recordings: number;
  firstYear: number | null;
  lastYear: number | null;
  hasLyrics: 0 | 1;
}

export type SongRow = ReturnType<typeof toSongRow>;

/** Converts a song to a row of a list in the page's language. */
export const toSongRow = (language: Language, song: RowSource) => ({
  id: song.id,
  name: nameOf(song),
  mark: markOfScale(song.scale ?? null),
  links: [
    linkOf("person", song.composer, song.nativeComposer, personPath(song.composerId)),
    linkOf("raaga", song.raagaId, song.nativeRaaga, song.raagaId && raagaPath(song.raagaId)),
    linkOf("taala", song.taalaId, song.nativeTaala, song.taalaId && taalaPath(song.taalaId)),
  ].flatMap((link) => link ?? []),
  years: yearsOf(song),
  recordings:
    song.recordings > 0
      ? {
          count: song.recordings,
          label: translate(language, "recordings.count", { count: song.recordings }),
          play: translate(language, "player.play", { title: textOf(nameOf(song)) }),
        }
      : null,
  hasLyrics: song.hasLyrics === 1,
});

const nameOf = ({ native, title }: RowSource) => showName(native, title);

const personPath = (id?: string | null) => (id ? `/people/${id}` : null);

const linkOf = (
  kind: "person" | "raaga" | "taala",
  roman: string | null | undefined,
  native: string | null | undefined,
  to: string | null | undefined,
): { kind: typeof kind; name: ShownName; to: string | null } | null =>
  roman ? { kind, name: showName(native, roman), to: to ?? null } : null;
