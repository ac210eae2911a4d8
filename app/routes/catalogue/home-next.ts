import { databaseContext, madeContext } from "../../web/context.ts";
import { listSongs } from "../../data/songs/songs.ts";
import { parseCataloguePage } from "../../domain/songs/song.ts";
import type { Route } from "./+types/home-next";

/** The songs that follow one: what smooth scroll asks for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { songs, version } = await listSongs(
    context.get(databaseContext),
    parseCataloguePage(url.searchParams),
  );
  context.get(madeContext).version = version;
  return Response.json({ songs });
}
