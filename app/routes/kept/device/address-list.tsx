import { data } from "react-router";
import { listSongsById } from "../../../data/kept/songs-by-id.ts";
import { readAddressList } from "../../../domain/kept/address-list.ts";
import { addressListPath, addressSheetsPath } from "../../../domain/kept/address-list-path.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { PlayAll } from "../../../player/play-all.tsx";
import { KeepButton } from "../../../shell/keep-button.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import catalogue from "../../../styles/catalogue.css?url";
import collection from "../../../styles/collection.css?url";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { pageHeaders } from "../../../web/page-headers.ts";
import type { Route } from "./+types/address-list";
import { ShareButton } from "../../../ui/share-button.tsx";
import { toSongEntry } from "../song-entry.server.ts";
import { ListedSong } from "../listed-song.tsx";

/** Loads the songs of the list that the address contains. Nothing of it is stored. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const list = readAddressList(url.searchParams);
  if (!list) throw data(null, { status: 404 });
  const language = languageOf(context);
  const { songs } = await listSongsById(context.get(databaseContext), list.songIds, language);
  const t = (key: MessageKey) => translate(language, key);
  return {
    name: list.name || t("kept.sharedLead"),
    lead: t("device.inAddress"),
    count: translate(language, "collection.count", { count: songs.length }),
    songs: songs.map(toSongEntry),
    path: addressListPath(list.name, list.songIds)!,
    sheets: { path: addressSheetsPath(list.name, list.songIds)!, label: t("kept.sheets") },
    print: t("kept.print"),
    keep: t("device.keep"),
  };
}

export const headers = pageHeaders();

export default function AddressList({ loaderData }: Route.ComponentProps) {
  const { name, lead, count, songs, path, sheets, print } = loaderData;
  const songIds = songs.map(({ id }) => id);
  return (
    <div className="page song-page sheets">
      <Stylesheet href={catalogue} />
      <Stylesheet href={collection} />
      <PageHead title={name} description={lead} path={path} index={false} />
      <h1>{name}</h1>
      <p>{count}</p>
      {songs.length > 0 && (
        <>
          <p className="hint">{lead}</p>
          <div className="actions">
            <PlayAll ids={songIds} />
            <KeepButton
              keep={{ kind: "list", name, to: "/device", from: path, songIds }}
              label={loaderData.keep}
            />
            <ShareButton title={name} path={path} />
            <Link to={sheets.path} className="button quiet">
              <Icon name="pages" />
              {sheets.label}
            </Link>
            <button
              type="button"
              className="button quiet needs-script"
              onClick={() => globalThis.print()}
            >
              {print}
            </button>
          </div>
        </>
      )}
      <ol className="own-songs">
        {songs.map((song) => (
          <ListedSong key={song.id} song={song} />
        ))}
      </ol>
    </div>
  );
}
