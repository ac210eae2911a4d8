import { useI18n } from "../../i18n/provider.tsx";
import { PlayButton } from "../../player/play-button.tsx";
import { LyricsMark, Name, RaagaMark } from "../../ui/name.tsx";
import stylesheet from "../../styles/table.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import type { PageEntry } from "./entry.server.ts";
import { EntryLink } from "./found/marked.tsx";
import { ListLinks } from "./lists/list-links.tsx";
import type { OptionalColumn, TableColumns } from "./lists/table-columns.server.ts";

type Shown = { column: OptionalColumn }[];

const sortNames = { "sort-up": "ascending", "sort-down": "descending" } as const;

export default function SongTable({
  songs,
  columns,
}: {
  songs: PageEntry[];
  columns: TableColumns;
}) {
  const { t } = useI18n();
  const { label, title, others } = columns;
  const empty = others.filter(({ column, icon }) => !icon && songs.every((song) => !song[column]));
  const shown = others.filter((one) => one.current || !empty.includes(one));
  // What matters most is on the first screen of a phone: the title, its raaga, and what plays it.
  const raaga = shown.filter(({ column }) => column === "raaga");
  const rest = shown.filter(({ column }) => column !== "raaga");
  const heads = (ofColumns: TableColumns["title"][]) =>
    ofColumns.map(({ text, sort, icon }) => (
      <th key={text} scope="col" aria-sort={icon ? sortNames[icon] : undefined}>
        {sort ? (
          <Link to={sort} preventScrollReset>
            {text}
            {icon && <Icon name={icon} />}
          </Link>
        ) : (
          text
        )}
      </th>
    ));
  return (
    <>
      <ListLinks label={label} links={empty} />
      {/* Keyboard users must be able to reach a scrollable table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="table-frame" aria-label={t("catalogue.table")} tabIndex={0}>
        <Stylesheet href={stylesheet} />
        <table>
          <thead>
            <tr>
              {heads([title, ...raaga])}
              <th scope="col" className="row-actions">
                {t("column.actions")}
              </th>
              {heads(rest)}
            </tr>
          </thead>
          <tbody>
            {songs.map((song) => (
              <SongRow key={song.id} song={song} raaga={raaga} rest={rest} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function SongRow({ song, raaga, rest }: { song: PageEntry; raaga: Shown; rest: Shown }) {
  const { id } = song;
  const cells = (columns: Shown) =>
    columns.map(({ column }) => (
      <td key={column}>
        {column === "raaga" && <RaagaMark mark={song.mark} />}
        <Name of={song[column] || "–"} />
      </td>
    ));
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
      {cells(raaga)}
      <td className="row-actions">
        <PlayButton song={song} />
      </td>
      {cells(rest)}
    </tr>
  );
}
