import type { ShownName } from "../../domain/music/shown-name.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayButton } from "../../player/play-button.tsx";
import { LyricsMark, Name, RaagaMark } from "../../ui/name.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/table.css?url";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { PageEntry } from "./entry.server.ts";
import { EntryLink } from "./found/marked.tsx";
import { ListLinks } from "./lists/list-links.tsx";
import { type OptionalColumn, optionalColumns } from "./lists/optional-columns.ts";
import type { SortLink } from "./lists/sort-links.server.ts";
import type { TableColumns } from "./lists/table-columns.server.ts";

type Column = "title" | OptionalColumn;

const sortNames = { "sort-up": "ascending", "sort-down": "descending" } as const;

const unknown = "–";

/** The texts of a song's row, but its title. */
const cellsOf = (song: PageEntry): Record<OptionalColumn, ShownName> => ({
  singer: song.singer ?? unknown,
  composer: song.composer ?? unknown,
  raaga: song.raaga || unknown,
  taala: song.taala || unknown,
  recordingDate: song.date ?? unknown,
  songType: song.songType || unknown,
  duration: song.duration ?? unknown,
});

interface Props {
  songs: PageEntry[];
  sorts: SortLink[];
  columns: TableColumns;
  /** Returns the path of the page with these columns, empty or not. */
  toColumns: (chosen: OptionalColumn[]) => string;
}

export default function SongTable({ songs, sorts, columns, toColumns }: Props) {
  const { t } = useI18n();
  const rows = songs.map((song) => ({ song, cells: cellsOf(song) }));
  const isEmpty = (column: OptionalColumn) => rows.every(({ cells }) => cells[column] === unknown);
  const sortOf = (column: Column) => sorts.find(({ by }) => by === column);
  const empty = optionalColumns.filter((column) => isEmpty(column) && !sortOf(column)?.icon);
  const { chosen } = columns;
  const shown = optionalColumns.filter(
    (column) => !empty.includes(column) || chosen.includes(column),
  );
  const without = (column: OptionalColumn) => chosen.filter((one) => one !== column);
  return (
    <>
      <ListLinks
        label={columns.label}
        links={empty.map((column) => ({
          to: toColumns(chosen.includes(column) ? without(column) : [...chosen, column]),
          text: t(`column.${column}`),
          current: chosen.includes(column),
        }))}
      />
      {/* Keyboard users must be able to reach a scrollable table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-frame" aria-label={t("catalogue.table")} tabIndex={0}>
        <Stylesheet href={stylesheet} />
        <table>
          <thead>
            <tr>
              {(["title", ...shown] as const).map((column) => (
                <Heading key={column} column={column} sort={sortOf(column)} />
              ))}
              <th scope="col" className="row-actions">
                {t("column.actions")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ song, cells }) => (
              <SongRow key={song.id} song={song} cells={cells} shown={shown} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Heading({ column, sort }: { column: Column; sort: SortLink | undefined }) {
  const { t } = useI18n();
  return (
    <th scope="col" aria-sort={sort?.icon ? sortNames[sort.icon] : undefined}>
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
}

function SongRow(props: {
  song: PageEntry;
  cells: Record<OptionalColumn, ShownName>;
  shown: readonly OptionalColumn[];
}) {
  const { t } = useI18n();
  const { song, cells, shown } = props;
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
      {shown.map((column) => (
        <td key={column}>
          {column === "raaga" && <RaagaMark mark={song.mark} />}
          <Name of={cells[column]} />
        </td>
      ))}
      <td className="row-actions">
        <PlayButton song={song} />
        <Link to={`/songs/${id}`} className="icon-button" aria-label={t("song.open", { title })}>
          <Icon name="arrow-right" />
        </Link>
      </td>
    </tr>
  );
}
