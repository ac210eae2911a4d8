import { useI18n } from "../../i18n/provider.tsx";
import { PlayButton } from "../../player/play-button.tsx";
import { LyricsMark, Name, RaagaMark } from "../../ui/name.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/table.css?url";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { PageEntry } from "./entry.server.ts";
import { EntryLink } from "./found/marked.tsx";
import type { SortLink } from "./lists/sort-links.server.ts";

const columns = [
  "title",
  "singer",
  "composer",
  "raaga",
  "taala",
  "recordingDate",
  "songType",
  "duration",
] as const;

const sortNames = { "sort-up": "ascending", "sort-down": "descending" } as const;

export default function SongTable({ songs, sorts }: { songs: PageEntry[]; sorts: SortLink[] }) {
  const { t } = useI18n();
  return (
    // Keyboard users must be able to reach a scrollable table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-frame" aria-label={t("catalogue.table")} tabIndex={0}>
      <Stylesheet href={stylesheet} />
      <table>
        <thead>
          <tr>
            {columns.map((column) => {
              const sort = sorts.find(({ by }) => by === column);
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={sort?.icon ? sortNames[sort.icon] : undefined}
                >
                  {sort ? (
                    <Link to={sort.to} preventScrollReset>
                      {sort.text}
                      {sort.icon && <Icon name={sort.icon} />}
                    </Link>
                  ) : (
                    t(`column.${column}`)
                  )}
                </th>
              );
            })}
            <th scope="col">{t("column.actions")}</th>
          </tr>
        </thead>
        <tbody>
          {songs.map((song) => (
            <SongRow key={song.id} song={song} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function SongRow({ song }: { song: PageEntry }) {
  const { t } = useI18n();
  const { id, title } = song;
  return (
    <tr>
      <th scope="row">
        <Link to={`/songs/${id}`} prefetch>
          <Name of={song.name} />
        </Link>
        {song.hasLyrics && <LyricsMark />}
        {song.matched && <p className="leaf-matched">{song.matched}</p>}
        {song.link && <EntryLink link={song.link} />}
      </th>
      <td>
        <Name of={song.singer ?? "–"} />
      </td>
      <td>
        <Name of={song.composer ?? "–"} />
      </td>
      <td>
        <RaagaMark mark={song.mark} />
        <Name of={song.raaga ?? "–"} />
      </td>
      <td>
        <Name of={song.taala ?? "–"} />
      </td>
      <td>{song.date}</td>
      <td>
        <Name of={song.songType ?? "–"} />
      </td>
      <td>{song.duration}</td>
      <td className="row-actions">
        <PlayButton song={song} />
        <Link to={`/songs/${id}`} className="icon-button" aria-label={t("song.open", { title })}>
          <Icon name="arrow-right" />
        </Link>
      </td>
    </tr>
  );
}
