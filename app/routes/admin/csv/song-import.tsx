import { data, Form, redirect } from "react-router";
import { userContext, stagedUploadsContext } from "../../../web/context.ts";
import { songColumns } from "../../../domain/songs/song-csv.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import {
  type CsvFormErrors,
  piecesOf,
  readUpload,
  textOf,
  toProblems,
} from "../../../web/csv-form.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { languageOf } from "../../../web/language.ts";
import { importSongs, planSongImport } from "../../../operations/songs/import-songs.ts";
import { Link } from "../../../ui/link.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { AdminPage } from "../admin-page.tsx";
import type { Route } from "./+types/song-import";
import { FileForm } from "./file-form.tsx";
import { showPlan } from "./import.server.ts";
import { PlanTable } from "./plan-table.tsx";

const path = "/admin/songs";
const purpose = "songs";

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("file");
  if (token === null) return null;
  const owner = context.get(userContext).id;
  const kept = await context.get(stagedUploadsContext).read(token, purpose, owner);
  if (!kept) return { gone: true as const };
  const plan = await planSongImport(servicesOf(context), piecesOf(kept.bytes));
  const shown = showPlan(plan.lines, url.searchParams, languageOf(context));
  return { gone: false as const, token, fileName: kept.fileName, ...shown };
}

export async function action({ request, context }: Route.ActionArgs) {
  const upload = await readUpload(request);
  if (!upload) return rejectForm(context, { errors: { file: "csv.tooBig" } }, 413);
  const { form, file } = upload;
  const owner = context.get(userContext);
  const files = context.get(stagedUploadsContext);
  const services = servicesOf(context);
  if (form.get("act") === "check") {
    if (!file) return rejectForm(context, { errors: { file: "csv.fileRequired" } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    try {
      await planSongImport(services, piecesOf(bytes));
    } catch (error) {
      return data({ formErrors: toProblems(error) }, 400);
    }
    const fileName = file.name.slice(0, 100);
    const token = await files.keep({ purpose, userId: owner.id, fileName, bytes });
    return redirect(`${path}?file=${token}`);
  }
  const token = textOf(form.get("file"));
  const kept = await files.read(token, purpose, owner.id);
  if (!kept) return rejectForm(context, { message: "csv.gone" }, 410);
  const plan = await planSongImport(services, piecesOf(kept.bytes));
  const outcome = await importSongs(services, owner, plan, token);
  if (outcome === "denied") return rejectForm(context, { message: "form.denied" }, 403);
  if (outcome !== "done") return rejectForm(context, { message: "csv.notTaken" }, 409);
  await files.forget(token);
  const values = { number: plan.writes.length };
  return redirectWithFlash(context, path, { kind: "success", message: "csv.songsTaken", values });
}

export default function SongImport({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const formErrors: CsvFormErrors | undefined = actionData?.formErrors;
  if (!loaderData || loaderData.gone)
    return (
      <AdminPage title="csv.songTitle" lead="csv.songLead" path={path}>
        <p className="actions">
          <a href={`${path}/export`} className="button quiet" download>
            {t("admin.export")}
          </a>
          <a href={`${path}/export?bom=1`} className="button quiet" download>
            {t("admin.exportExcel")}
          </a>
        </p>
        {loaderData?.gone && <p className="problems">{t("csv.gone")}</p>}
        <FileForm
          formErrors={formErrors}
          columns={songColumns}
          more={t("csv.types")}
          back="/admin"
        />
      </AdminPage>
    );
  const { token, fileName, counts } = loaderData;
  return (
    <AdminPage title="csv.songTitle" lead="csv.songLead" path={path}>
      <FormErrorSummary formErrors={formErrors} />
      <h2>{t("csv.planOf", { file: fileName })}</h2>
      <PlanTable path={path} token={token} plan={loaderData} />
      <Form method="post" action={path} encType="multipart/form-data" className="actions">
        <input type="hidden" name="file" value={token} />
        {counts.add > 0 && (
          <button type="submit" name="act" value="apply" className="button">
            {t("csv.addSongs", { count: counts.add })}
          </button>
        )}
        <Link to={path} className="button quiet">
          {t("csv.another")}
        </Link>
      </Form>
    </AdminPage>
  );
}
