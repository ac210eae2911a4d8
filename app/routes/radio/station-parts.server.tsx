import type { Language } from "../../archive.ts";
import type { StationPage } from "../../data/songs/lists/station-page.ts";
import { deityPath } from "../../domain/music/deity-path.ts";
import { raagaPath } from "../../domain/music/raaga-path.ts";
import { timesOfDay } from "../../domain/music/time-of-day.ts";
import { radioPath, type Station } from "../../domain/songs/lists/station.ts";
import { translate } from "../../i18n/translate.server.ts";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { MusicName } from "../../ui/name.tsx";
import { toSongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";

interface Props {
  language: Language;
  page: StationPage;
}

/** Names the page that lists all of which a radio plays; null if there is none. */
function wholeList(language: Language, station: Station, compositions: number) {
  const all = translate(language, "person.allSongs");
  switch (station.kind) {
    case "all":
      return {
        to: "/home",
        text: translate(language, "person.allCompositions", { count: compositions }),
      };
    case "raaga":
      return { to: raagaPath(station.id), text: all };
    case "deity":
      return { to: deityPath(station.id), text: all };
    case "singer":
      return { to: `/people/${station.id}`, text: all };
    default:
      return null;
  }
}

/** The first songs of a radio, which are its page without scripts. */
export function StationSongs({ language, station, page }: Props & { station: Station }) {
  const { songs, hasMore, compositions } = page;
  const whole = wholeList(language, station, compositions);
  if (songs.length === 0)
    return (
      <Empty
        text={translate(language, "radio.none")}
        to={station.kind === "all" ? null : radioPath({ kind: "all" })}
        label={translate(language, "radio.all")}
      />
    );
  const rows = songs.map((song) =>
    toSongRow(language, {
      ...song,
      native: song.names.title ?? null,
      composer: song.singer,
      nativeComposer: song.names.singer ?? null,
      nativeRaaga: song.names.raaga ?? null,
      taalaId: null,
      recordings: 1,
      firstYear: null,
      lastYear: null,
      hasLyrics: 0,
    }),
  );
  return (
    <section aria-labelledby="songs">
      <h2 id="songs">{translate(language, "radio.songs")}</h2>
      <noscript>
        <p>{translate(language, "radio.noScript")}</p>
      </noscript>
      <SongRows songs={rows} />
      {hasMore && (
        <p className="first-songs">
          {translate(language, "radio.first", { count: songs.length })}{" "}
          {whole && <Link to={whole.to}>{whole.text}</Link>}
        </p>
      )}
    </section>
  );
}

/** The raagas of a time of day, and who says that it is theirs. */
export function StationFacts({ language, station, page }: Props & { station: Station }) {
  if (station.kind !== "time" || page.subjects.length === 0) return null;
  const isOther = page.subjects.some(({ time }) => time !== station.id);
  return (
    <aside className="panel">
      <h2>{translate(language, "radio.raagas")}</h2>
      {isOther && <p>{translate(language, "radio.noTime")}</p>}
      <ul>
        {page.subjects.map(({ id, name, native }) => (
          <li key={id}>
            <Link to={raagaPath(id)}>
              <MusicName native={native} roman={name} />
            </Link>
          </li>
        ))}
      </ul>
      {page.sources.length > 0 && (
        <p>
          {translate(language, "radio.sources")}{" "}
          {page.sources.map(({ title, address }, at) => (
            <span key={title + address} lang="en">
              {at > 0 && ", "}
              {address ? <a href={address}>{title}</a> : title}
            </span>
          ))}
        </p>
      )}
    </aside>
  );
}

/** Links to the other radios. */
export function Stations(props: { language: Language; station: Station; decades: number[] }) {
  const { language, station, decades } = props;
  const lists = [
    {
      title: translate(language, "radio.times"),
      stations: timesOfDay.map((time) => ({
        of: { kind: "time", id: time } as const,
        name: translate(language, `time.${time}`),
      })),
    },
    {
      title: translate(language, "radio.decades"),
      stations: decades.map((decade) => ({
        of: { kind: "decade", id: decade } as const,
        name: translate(language, "radio.decade", { year: String(decade) }),
      })),
    },
  ].filter(({ stations }) => stations.length > 0);
  const current = radioPath(station);
  return (
    <nav className="panel" aria-labelledby="stations">
      <h2 id="stations">{translate(language, "radio.others")}</h2>
      {station.kind !== "all" && (
        <p>
          <Link to={radioPath({ kind: "all" })}>{translate(language, "radio.all")}</Link>
        </p>
      )}
      {lists.map(({ title, stations }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <ul>
            {stations.map(({ of, name }) => (
              <li key={name}>
                <Link
                  to={radioPath(of)}
                  aria-current={radioPath(of) === current ? "page" : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        {translate(language, "radio.more")}{" "}
        <Link to="/raagas">{translate(language, "nav.raagaList")}</Link>,{" "}
        <Link to="/deities">{translate(language, "nav.deities")}</Link>,{" "}
        <Link to="/people">{translate(language, "nav.people")}</Link>
      </p>
    </nav>
  );
}
