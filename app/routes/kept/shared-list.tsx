import { data } from "react-router";
import { findKeptList } from "../../data/kept/kept-lists.ts";
import { listPageSize } from "../../domain/kept/limits.ts";
import { pageButtons, pageCount, parsePage } from "../../domain/paging.ts";
import { translate } from "../../i18n/translate.server.ts";
import { listPath } from "../../lib/list-path.ts";
import { PlayAll } from "../../player/play-all.tsx";
import { KeepButton } from "../../shell/keep-button.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import collection from "../../styles/collection.css?url";
import catalogue from "../../styles/catalogue.css?url";
import { Pager } from "../../ui/pager.tsx";
import { databaseContext } from "../../web/context.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/shared-list";
import { toKeptEntry } from "./song-entry.server.ts";
import { ListedSong } from "./listed-song.tsx";
import { nameOfList } from "./list-names.server.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  const page = parsePage(url.searchParams.get("page"));
  const key = { shareToken: params.token };
  const listPage = await findKeptList(context.get(databaseContext), key, { language, page });
  if (!listPage) throw data(null, { status: 404 });
  const { songCount } = listPage.list;
  return {
    name: nameOfList(language, listPage.list),
    lead: translate(language, "kept.sharedLead"),
    playPath: listPath("/songs/entries", { shared: params.token, lng: language }),
    count: translate(language, "collection.count", { count: songCount }),
    keep: translate(language, "device.keep"),
    songs: listPage.songs.map(toKeptEntry),
    page,
    pages: pageCount(songCount, listPageSize),
  };
}

export const headers = pageHeaders();

export default function SharedList({ loaderData, params }: Route.ComponentProps) {
  const { name, lead, count, songs, page, pages } = loaderData;
  const path = `/shared/${params.token}`;
  return (
    <div className="page song-page">
      <Stylesheet href={catalogue} />
      <Stylesheet href={collection} />
      <PageHead title={name} description={lead} path={path} index={false} />
      <p className="eyebrow">{lead}</p>
      <h1>{name}</h1>
      <p>{count}</p>
      <div className="actions">
        <PlayAll from={loaderData.playPath} />
        <KeepButton
          keep={{ kind: "list", name, to: "/device", songIds: [], from: loaderData.playPath }}
          label={loaderData.keep}
        />
      </div>
      <ol className="own-songs">
        {songs.map((song) => (
          <ListedSong key={song.id} song={song}>
            {song.note && <p className="kept-note">{song.note}</p>}
          </ListedSong>
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        buttons={pageButtons(page, pages)}
        to={(number) => listPath(path, { page: number > 1 ? number : undefined })}
      />
    </div>
  );
}
