import type { CreditedSong } from "../../data/people/person-credits.ts";
import type { RaagaMark as Mark } from "../../domain/music/picture/raaga-mark.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { maxListedSongs, personParts } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName, RaagaMark } from "../../ui/name.tsx";

type MarkedSong = Omit<CreditedSong, "scale"> & { mark: Mark | null };

interface Props {
  kind: "composer" | "singer" | "performer" | "accompanistName";
  songs: readonly MarkedSong[];
  name: string;
}

export function PersonSongs({ kind, songs, name }: Props) {
  const { t } = useI18n("people");
  if (songs.length === 0) return null;
  const heard = songs.reduce((sum, { recordings }) => sum + recordings, 0);
  const listed = kind === "composer" ? songs.length : heard;
  const filter = kind === "performer" ? "singer" : kind;
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`person.${kind}`)}</h2>
      {heard > 0 && <PlayAll ids={songs.map(({ id }) => id)} isPart={listed >= maxListedSongs} />}
      <ul className="song-rows">
        {songs.map((song) => (
          <li key={song.id}>
            <RaagaMark mark={song.mark} />
            <Link to={`/songs/${song.id}`}>
              <MusicName native={song.native} roman={song.title} />
            </Link>
            <small>
              <SongFacts song={song} kind={kind} />
            </small>
          </li>
        ))}
      </ul>
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

function SongFacts({ song, kind }: { song: MarkedSong; kind: Props["kind"] }) {
  const { t } = useI18n("people");
  const { raagaId, recordings, firstYear, lastYear } = song;
  const part = kind === "performer" && personParts.find((known) => known === song.part);
  const facts = [
    kind === "accompanistName" ? song.part : part && t(`part.${part}`),
    recordings > 1 && t("recordings.count", { count: recordings }),
    firstYear === lastYear ? firstYear : `${firstYear}–${lastYear}`,
  ];
  return (
    <>
      {raagaId && (
        <Link to={raagaPath(raagaId)}>
          <MusicName native={song.nativeRaaga} roman={raagaId} />
        </Link>
      )}
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </>
  );
}
