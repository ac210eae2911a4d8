import { data, Form } from "react-router";
import { accountContext, databaseContext } from "../../context.ts";
import { readSongLists, type SongChange } from "../../data/song-edit.ts";
import { parseId } from "../../domain/paging.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields } from "../../lib/form.server.ts";
import { goAndSay } from "../../lib/say.server.ts";
import { servicesOf } from "../../lib/services.server.ts";
import { requirePermission } from "../../middleware/require-permission.ts";
import { restoreVersion } from "../../operations/save-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/history";
import { ChangeList } from "./change-list.tsx";
import { openAddressed, refuseSong } from "./song-page.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

async function open(args: Pick<Route.LoaderArgs, "context" | "params">) {
  const found = await openAddressed(args, 0);
  if (typeof found === "string") throw refuseSong(found);
  return found;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { song, version, changes } = await open({ context, params });
  const { accompanimentTypes } = await readSongLists(context.get(databaseContext));
  return { title: song.title, version, changes, lists: { accompanimentTypes } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const version = parseId((await readFields(request)).version);
  if (version === null) throw data(null, { status: 400 });
  const found = await open({ context, params });
  const account = context.get(accountContext);
  const saved = await restoreVersion(servicesOf(context), account, found, version);
  return goAndSay(
    context,
    `/songs/${found.id}/history`,
    saved.kind === "saved"
      ? { kind: "success", message: "history.restoredVersion" }
      : { kind: "error", message: "history.gone" },
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function History({ loaderData, params }: Route.ComponentProps) {
  const { t } = useI18n();
  const { title, version, changes, lists } = loaderData;
  const restore = (change: SongChange) =>
    change.version < version && (
      <Form method="post">
        <input type="hidden" name="version" value={change.version} />
        <button type="submit" className="button quiet">
          {t("history.restore")}
        </button>
      </Form>
    );
  return (
    <div className="page song-page">
      <PageHead
        title={t("history.title", { title })}
        description={t("history.lead")}
        path={`/songs/${params.id}/history`}
        index={false}
      />
      <h1>{t("history.title", { title })}</h1>
      <p>{t(changes.length > 0 ? "history.lead" : "history.empty")}</p>
      <ChangeList changes={changes} lists={lists} act={restore} />
    </div>
  );
}
