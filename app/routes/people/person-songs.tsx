import { maxListedSongs, personParts } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { Link } from "../../ui/link.tsx";
import type { SongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";

interface Props {
  kind: "composer" | "singer" | "performer" | "accompanistName";
  songs: readonly (SongRow & { part: string | null })[];
  name: string;
}

export function PersonSongs({ kind, songs, name }: Props) {
  const { t } = useI18n("people");
  if (songs.length === 0) return null;
  const heard = songs.reduce((sum, { recordings }) => sum + (recordings ? recordings.count : 0), 0);
  const listed = kind === "composer" ? songs.length : heard;
  const filter = kind === "performer" ? "singer" : kind;
  /** Of an accompanist the name of the instrument, of a performer one of the known parts. */
  const partOf = (part: string | null) => {
    if (kind === "accompanistName") return part;
    const known = kind === "performer" && personParts.find((one) => one === part);
    return known ? t(`part.${known}`) : null;
  };
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`person.${kind}`)}</h2>
      {heard > 0 && <PlayAll ids={songs.map(({ id }) => id)} isPart={listed >= maxListedSongs} />}
      <SongRows songs={songs.map((song) => ({ ...song, part: partOf(song.part) }))} />
      {listed >= maxListedSongs && (
        <p>
          <Link to={listPath("/search", { [filter]: name, searched: "true" })}>
            {t("person.allSongs")}
          </Link>
        </p>
      )}
    </section>
  );
}
