import type { CreditedSong } from "../../data/people/person-credits.ts";
import { maxListedSongs, personParts } from "../../domain/people/person.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";

interface Props {
  kind: "composer" | "singer" | "performer" | "accompanistName";
  songs: CreditedSong[];
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
      <ul>
        {songs.map((song) => (
          <li key={song.id}>
            <Link to={`/songs/${song.id}`}>
              <MusicName native={song.native} roman={song.title} />
            </Link>
            <SongFacts song={song} kind={kind} />
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

function SongFacts({ song, kind }: { song: CreditedSong; kind: Props["kind"] }) {
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
        <>
          {" · "}
          <Link to={`/raagas/${encodeURIComponent(raagaId)}`}>
            <MusicName native={song.nativeRaaga} roman={raagaId} />
          </Link>
        </>
      )}
      {facts.map((fact) => (fact ? ` · ${fact}` : ""))}
    </>
  );
}
