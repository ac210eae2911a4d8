import type { LoaderFunctionArgs } from "react-router";
import { publicLoader } from "../../../cache/public-loader.server.ts";
import { findKeptList } from "../../../data/kept/kept-lists.ts";
import { listSongsById } from "../../../data/kept/songs-by-id.ts";
import { markOfScale } from "../../../domain/music/picture/raaga-mark.ts";
import { listPageSize, maxEntries } from "../../../domain/kept/limits.ts";
import { pageCount, parseId, parsePage } from "../../../domain/paging.ts";
import { withQuery } from "../../../lib/list-path.ts";
import { currentUserContext, databaseContext, sessionUserContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { toSongEntry } from "../song-entry.server.ts";
import type { Route } from "./+types/entries";

/**
 * Responds with the songs `?ids=1,2,3`, a hundred at most, without those that are not in the archive; or, to be
 * played, with a page of one's own list `?list=` or of a shared one, `?shared=`, and where its next page is.
 */
export const loader = publicLoader(["ids"], async (args: Route.LoaderArgs) => {
  const { searchParams } = args.url;
  const shareToken = searchParams.get("shared");
  const id = parseId(searchParams.get("list"));
  if (shareToken) return { data: await listEntries(args, { shareToken }), version: null };
  const user = args.context.get(sessionUserContext);
  if (id && user) return { data: await ownEntries(args, { id, userId: user.id }), version: null };
  return songEntries(args);
});

async function songEntries({ context, url }: Route.LoaderArgs) {
  const idTexts = url.searchParams.get("ids")?.split(",") ?? [];
  const ids = idTexts.slice(0, maxEntries).flatMap((text) => parseId(text) ?? []);
  if (idTexts.length === 0 || ids.length < idTexts.length)
    return { data: new Response(null, { status: 400 }), version: null };
  const db = context.get(databaseContext);
  const { songs, version } = await listSongsById(db, ids, languageOf(context));
  const entries = songs.map((song) => ({ ...toSongEntry(song), mark: markOfScale(song.scale) }));
  return { data: Response.json({ songs: entries }), version };
}

async function ownEntries(args: Route.LoaderArgs, list: { id: number; userId: number }) {
  const [user, response] = await Promise.all([
    args.context.get(currentUserContext)(),
    listEntries(args, list),
  ]);
  return user ? response : new Response(null, { status: 404 });
}

async function listEntries(
  { context, url }: Pick<LoaderFunctionArgs, "context"> & { url: URL },
  key: Parameters<typeof findKeptList>[1],
) {
  const page = parsePage(url.searchParams.get("page"));
  const query = { language: languageOf(context), page };
  const listPage = await findKeptList(context.get(databaseContext), key, query);
  if (!listPage) return new Response(null, { status: 404 });
  const hasMore = page < pageCount(listPage.list.songCount, listPageSize);
  const next = hasMore ? withQuery(url, { page: page + 1 }) : null;
  return Response.json({ songs: listPage.songs.map(toSongEntry), next });
}
