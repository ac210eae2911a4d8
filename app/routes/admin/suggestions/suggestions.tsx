import { listWaiting } from "../../../data/records/suggesting/suggestions.ts";
import { parsePosition } from "../../../domain/paging.ts";
import { areaMessages } from "../../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { databaseContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";
import { AdminPage } from "../admin-page.tsx";
import { Queue } from "../../suggest/queue.tsx";
import { decideOnQueue, toQueued } from "../../suggest/queue.server.ts";
import type { Route } from "./+types/suggestions";

const path = "/admin/suggestions";

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePosition(url.searchParams.get("before"));
  const language = languageOf(context);
  const { rows, older } = await listWaiting(context.get(databaseContext), language, null, before);
  return {
    rows: rows.map((row) => toQueued(language, row)),
    older: older && listPath(path, { before: older }),
    messages: areaMessages("suggest", language),
  };
}

export const action = decideOnQueue;

export default function Suggestions({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, older, messages } = loaderData;
  return (
    <AdminPage title="suggestions.title" lead="suggestions.lead" path={path}>
      <AreaI18nProvider messages={messages}>
        <Queue rows={rows} older={older} formErrors={actionData?.formErrors} />
      </AreaI18nProvider>
    </AdminPage>
  );
}
