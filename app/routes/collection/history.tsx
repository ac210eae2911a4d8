import { data, Form } from "react-router";
import type { Language } from "../../archive.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Flash } from "../../web/cookies.server.ts";
import { userContext } from "../../web/context.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import { fieldsWith, songFields } from "../../domain/songs/song-fields.ts";
import { listRevertible } from "../../domain/songs/song-revision.ts";
import { translate } from "../../i18n/translate.server.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readFields } from "../../web/form.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { openDeletedSong } from "../../operations/songs/open-song.ts";
import { parseId } from "../../domain/paging.ts";
import { Link } from "../../ui/link.tsx";
import { revertToChange } from "../../operations/songs/save-song.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/history";
import { ChangeList } from "../song-form/changes/change-list.tsx";
import { listsOfChanges } from "../song-form/changes/lists-of-changes.server.ts";
import { openAddressedSong } from "../song-form/song-form.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const deleted =
    id === null ? null : await openDeletedSong(servicesOf(context), context.get(userContext), id);
  const { song, nativeTitles, changes } =
    deleted ?? (await openAddressedSong({ context, params }, 0));
  return {
    title: textOf(showName(nativeTitles[languageOf(context)], song.title)),
    isDeleted: deleted !== null,
    changes,
    revertible: deleted ? [] : listRevertible(song, changes),
    lists: await listsOfChanges(context, changes),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { change } = await readFields(request);
  if (!/^\d{1,9}$/.test(change ?? "")) throw data(null, { status: 400 });
  const open = await openAddressedSong({ context, params }, 0);
  const user = context.get(userContext);
  const outcome = await revertToChange(servicesOf(context), user, open, Number(change));
  return redirectWithFlash(
    context,
    `/songs/${open.id}/history`,
    flashOf(outcome, languageOf(context)),
  );
}

function flashOf(outcome: Awaited<ReturnType<typeof revertToChange>>, language: Language): Flash {
  if (outcome.kind !== "saved") return { kind: "error", message: "songForm.updateFailed" };
  const { unreverted } = outcome;
  if (!unreverted) return { kind: "success", message: "history.restoredVersion" };
  const labels = fieldsWith("label")
    .filter((field) => unreverted.includes(field))
    .map((field) => translate(language, songFields[field].label));
  return {
    kind: "success",
    message: "history.restoredPartly",
    values: { fields: labels.join(", ") },
  };
}

export const headers = pageHeaders();

export default function History({ loaderData, params }: Route.ComponentProps) {
  const { t } = useI18n("songs");
  const { title, isDeleted, changes, revertible, lists } = loaderData;
  const restore = (change: number, describedBy: string) =>
    revertible.includes(change) && (
      <Form method="post">
        <input type="hidden" name="change" value={change} />
        <button type="submit" className="button quiet" aria-describedby={describedBy}>
          {t("history.restore")}
        </button>
      </Form>
    );
  const oldest = changes.at(-1);
  const first = oldest && oldest.kind !== "created" && restore(0, "first-version");
  const lead = changes.length > 0 ? "history.lead" : "history.empty";
  return (
    <div className="page working">
      <PageHead
        title={t("history.title", { title })}
        description={t("history.lead")}
        path={`/songs/${params.id}/history`}
        index={false}
      />
      <p className="crumb">
        <Link to={isDeleted ? "/admin/bin" : `/songs/${params.id}`}>
          {isDeleted ? t("bin.title") : title}
        </Link>
      </p>
      <h1>{t("history.title", { title })}</h1>
      <p>{t(isDeleted ? "history.deleted" : lead)}</p>
      <ChangeList
        changes={changes}
        lists={lists}
        act={({ id, kind }) => ["created", "updated"].includes(kind) && restore(id, `change-${id}`)}
      />
      {first && (
        <div className="panel">
          <p id="first-version">{t("history.first")}</p>
          {first}
        </div>
      )}
    </div>
  );
}
