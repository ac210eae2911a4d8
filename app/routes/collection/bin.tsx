import { pageHeaders } from "../../web/page-headers.ts";
import { databaseContext } from "../../web/context.ts";
import { listBin } from "../../data/songs/song-bin.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import type { Route } from "./+types/bin";
import { BinPage } from "./bin-page.tsx";
import { restoreFrom } from "./restore-from.server.ts";

const path = "/admin/bin";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("administer")];

export async function loader({ context }: Route.LoaderArgs) {
  return { songs: await listBin(context.get(databaseContext), languageOf(context), null) };
}

export const action = (args: Route.ActionArgs) => restoreFrom(args, path);

export const headers = pageHeaders();

export default function Bin({ loaderData }: Route.ComponentProps) {
  return <BinPage path={path} songs={loaderData.songs} />;
}
