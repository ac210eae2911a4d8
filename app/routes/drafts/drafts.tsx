import { data } from "react-router";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { boundaryOf } from "../../lib/multipart.server.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/drafts.css?url";
import { databaseContext } from "../../web/context.ts";
import { readFields } from "../../web/form.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/drafts";
import { addVideo, removeRow, saveRows, storeRows } from "./act-on-drafts.server.ts";
import { DraftsPage } from "./drafts-page.tsx";
import { receiveFiles } from "./receive-files.server.ts";
import { readDrafts } from "./rows/shown-drafts.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context }: Route.LoaderArgs) {
  const language = languageOf(context);
  const [lists, drafts] = await Promise.all([
    readSongLists(context.get(databaseContext), language),
    readDrafts(context),
  ]);
  return { lists, drafts, messages: areaMessages("drafts", language) };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (boundaryOf(request.headers.get("Content-Type"))) return receiveFiles(context, request);
  const fields = await readFields(request);
  if (fields.act === "video") return addVideo(context, request);
  const stored = await storeRows(context, fields);
  if (fields.act === "save")
    return saveRows(context, stored, request.headers.get("User-Agent") ?? "");
  const removedId = /^remove\.([\w-]{36})$/.exec(fields.act ?? "")?.[1];
  if (removedId) await removeRow(context, removedId);
  const { overtaken } = stored;
  const isWhole = Object.keys(overtaken).length === 0;
  return data({ overtaken, stored: isWhole }, { status: isWhole ? 200 : 400 });
}

export const headers = pageHeaders();

export default function Drafts({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, lists, drafts } = loaderData;
  return (
    <AreaI18nProvider messages={messages}>
      <Stylesheet href={stylesheet} />
      <DraftsPage lists={lists} drafts={drafts} result={actionData} />
    </AreaI18nProvider>
  );
}
