import { data } from "react-router";
import { readSheets, type Sheet } from "../../data/kept/sheets.ts";
import type { ScriptChoice } from "../../domain/music/script/scripts.ts";
import type { Heading } from "../../domain/songs/lyrics-heading.ts";
import { listPageSize } from "../../domain/kept/limits.ts";
import { pageButtons, pageCount, parseId, parsePage } from "../../domain/paging.ts";
import { translate } from "../../i18n/translate.server.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Choices } from "../../ui/choices.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import { Pager } from "../../ui/pager.tsx";
import { databaseContext, userContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import type { Route } from "./+types/sheets";
import { type Reader, readerOf } from "../songs/lyrics/open-script.server.ts";
import { showLyrics } from "../songs/lyrics/shown-lyrics.server.ts";
import { nameOfList } from "./list-names.server.ts";
import { toSongEntry } from "./song-entry.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const own = { id: parseId(params.id) ?? 0, userId: context.get(userContext).id };
  const language = languageOf(context);
  const page = parsePage(url.searchParams.get("page"));
  const sheetsPage = await readSheets(context.get(databaseContext), own, { language, page });
  if (!sheetsPage) throw data(null, { status: 404 });
  const reader = readerOf(context, url.searchParams.get("script"));
  return {
    name: nameOfList(language, sheetsPage.list),
    script: reader.choice ?? (language === "en" ? "original" : language),
    sheets: await Promise.all(sheetsPage.sheets.map((sheet) => toSheet(sheet, reader))),
    page,
    pages: pageCount(sheetsPage.list.songCount, listPageSize),
  };
}

async function toSheet({ lyrics, sungIn, note, ...song }: Sheet, reader: Reader) {
  const { name, music, id } = toSongEntry(song);
  const shownLyrics = await showLyrics(lyrics, sungIn, reader);
  const sectionOf = ({ section, number }: Heading) =>
    `${translate(reader.pageLanguage, `section.${section}`)} ${number ?? ""}`.trim();
  return {
    id,
    name,
    music,
    note,
    lang: shownLyrics.tag ?? shownLyrics.originalTag,
    verses: shownLyrics.verses.map(({ heading, text, shown: other }) => ({
      heading: heading && sectionOf(heading),
      text: other ?? text,
    })),
  };
}

const scripts = [
  ["te", "sung.te"],
  ["ta", "sung.ta"],
  ["kn", "sung.kn"],
  ["ml", "sung.ml"],
  ["hi", "lyrics.devanagari"],
  ["iso", "lyrics.roman"],
] as const satisfies [ScriptChoice, string][];

export default function Sheets({ loaderData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { name, script, sheets, page, pages } = loaderData;
  const list = `/lists/${params.id}`;
  const to = (number: number, other: string = script) =>
    listPath(`${list}/sheets`, { script: other, page: number });
  return (
    <div className="page sheets">
      <PageHead title={name} description={name} path={`${list}/sheets`} index={false} />
      <h1>{name}</h1>
      <Choices
        label={t("lyrics.script")}
        all={t("lyrics.original")}
        chosen={script === "original" ? null : script}
        values={scripts.map(([value, label]) => [value, t(label)])}
        path={(value) => to(page, value ?? "original")}
      />
      <p className="actions">
        <button type="button" className="button needs-script" onClick={() => print()}>
          <Icon name="pages" />
          {t("kept.print")}
        </button>
        <Link to={list} className="button quiet">
          {t("kept.backToList")}
        </Link>
      </p>
      {sheets.map((sheet) => (
        <article key={sheet.id} className="sheet">
          <h2>
            <Name of={sheet.name} />
          </h2>
          <p className="leaf-music">
            {sheet.music.map((one, at) => (
              <span key={at}>
                <Name of={one} />
              </span>
            ))}
          </p>
          {sheet.note && <p>{sheet.note}</p>}
          {sheet.verses.length === 0 && <p className="hint">{t("kept.noWords")}</p>}
          {sheet.verses.map(({ heading, text }, at) => (
            <div key={at}>
              {heading && <h3>{heading}</h3>}
              <p className="prose" lang={sheet.lang}>
                {text}
              </p>
            </div>
          ))}
        </article>
      ))}
      <Pager
        page={page}
        pages={pages}
        buttons={pageButtons(page, pages)}
        to={(number) => to(number)}
      />
    </div>
  );
}
