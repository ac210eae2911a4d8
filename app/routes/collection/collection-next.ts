import { userContext, databaseContext } from "../../web/context.ts";
import { listOwnSongs } from "../../data/songs/own-songs.ts";
import { pageSize, parseId } from "../../domain/paging.ts";
import { withQuery } from "../../lib/list-path.ts";
import { languageOf } from "../../web/language.ts";
import { toSongEntry } from "../kept/song-entry.server.ts";
import type { Route } from "./+types/collection-next";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  const after = parseId(url.searchParams.get("after"));
  const { songs } = await listOwnSongs(context.get(databaseContext), id, {
    page: 1,
    after,
    language: languageOf(context),
  });
  const last = songs.length === pageSize ? songs.at(-1)! : null;
  const next = last && withQuery(url, { after: last.id });
  return Response.json({ songs: songs.map(toSongEntry), next });
}
