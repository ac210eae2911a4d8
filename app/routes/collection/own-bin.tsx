import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { listBin } from "../../data/songs/song-bin.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import type { Route } from "./+types/own-bin";
import { BinPage } from "./bin-page.tsx";
import { restoreFrom } from "./restore-from.server.ts";

const path = "/my-collection/deleted";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  return { songs: await listBin(context.get(databaseContext), languageOf(context), id) };
}

export const action = (args: Route.ActionArgs) => restoreFrom(args, path);

export const headers = pageHeaders();

export default function OwnBin({ loaderData }: Route.ComponentProps) {
  return <BinPage path={path} songs={loaderData.songs} />;
}
