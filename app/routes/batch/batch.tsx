import { cutText } from "../../domain/cut-text.ts";
import { listBatches } from "../../data/songs/batch/batches.ts";
import { listSelectable } from "../../data/songs/batch/selectable-songs.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { parsePage } from "../../domain/paging.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { batchScope } from "../../operations/songs/edit-batch.ts";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/batch.css?url";
import { databaseContext, userContext } from "../../web/context.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/batch";
import { actOnBatch } from "./act-on-batch.server.ts";
import { BatchPage } from "./batch-page.tsx";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

const maxText = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const db = context.get(databaseContext);
  const language = languageOf(context);
  const query = url.searchParams;
  const mayAll = batchScope(user) === null;
  const all = mayAll && query.get("of") === "all";
  const text = cutText(query.get("q")?.trim() ?? "", maxText).trim();
  const page = parsePage(query.get("page"));
  const [list, lists, batches] = await Promise.all([
    listSelectable(db, { ownerId: all ? null : user.id, text, page, language }),
    readSongLists(db, language),
    listBatches(db, batchScope(user)),
  ]);
  return {
    ...list,
    lists,
    batches,
    asked: { all, text, page, selected: query.get("select") === "all" },
    mayAll,
    messages: areaMessages("batch", language),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => actOnBatch(context, request);

export const headers = pageHeaders();

export default function Batch({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <Stylesheet href={stylesheet} />
      <BatchPage {...loaderData} result={actionData} />
    </AreaI18nProvider>
  );
}
