import type { KeyIn } from "../../i18n/messages.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { songCsvLimits } from "../../domain/songs/csv/portions.ts";
import {
  idColumn,
  neededColumns,
  originColumn,
  songColumns,
  versionColumn,
} from "../../domain/songs/csv/song-csv.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Link } from "../../ui/link.tsx";
import { ExportLinks } from "./export-links.tsx";
import { FileForm } from "./file-form.tsx";
import type { CsvFormErrors } from "./read-upload.server.ts";
import type { loadSongImport } from "./song-import.server.ts";
import { PortionedImport } from "./portioned-import.tsx";
import { SongPreview } from "./song-preview.tsx";

export function SongImportPage(props: {
  title: KeyIn<"csv">;
  lead: KeyIn<"csv">;
  path: string;
  exportedUnder: string;
  back: string;
  plan: Awaited<ReturnType<typeof loadSongImport>>;
  formErrors: CsvFormErrors | undefined;
}) {
  const { t } = useI18n("csv");
  const { title, lead, path, exportedUnder, back, plan, formErrors } = props;
  const isPlanned = plan?.kind === "preview" || plan?.kind === "portions";
  return (
    <div className="page working admin">
      <PageHead title={t(title)} description={t(lead)} path={path} index={false} />
      <header className="work-head">
        <div>
          <h1>{t(title)}</h1>
          <p className="lead">{t(lead)}</p>
        </div>
        {!isPlanned && (
          <p className="actions">
            <ExportLinks path={exportedUnder} />
          </p>
        )}
      </header>
      {plan?.kind === "preview" && <SongPreview path={path} plan={plan} formErrors={formErrors} />}
      {plan?.kind === "portions" && (
        <PortionedImport path={path} plan={plan} formErrors={formErrors} />
      )}
      {!isPlanned && (
        <>
          {plan?.kind === "gone" && <p className="problems">{t("csv.gone")}</p>}
          {plan?.kind === "unfinished" && (
            <p className="flash">
              {t("csv.unfinished", { file: plan.fileName })}{" "}
              <Link to={listPath(path, { file: plan.token })}>{t("csv.goOn")}</Link>
            </p>
          )}
          <div className="import-columns">
            <FileForm
              formErrors={formErrors}
              columns={songColumns}
              more={t("csv.types")}
              back={back}
              limits={songCsvLimits}
            />
            <RowRules />
          </div>
        </>
      )}
    </div>
  );
}

function RowRules() {
  const { t } = useI18n("csv");
  return (
    <section className="panel csv-columns" aria-labelledby="rules">
      <h2 id="rules">{t("csv.rules")}</h2>
      <ul>
        <li>{t("csv.ruleId", { id: idColumn })}</li>
        <li>{t("csv.ruleNeeds", { columns: neededColumns.join(", ") })}</li>
        <li>{t("csv.ruleCells")}</li>
        <li>{t("csv.ruleVersion", { version: versionColumn })}</li>
        <li>{t("csv.ruleDates")}</li>
        <li>{t("csv.ruleOrigin", { origin: originColumn })}</li>
      </ul>
    </section>
  );
}
