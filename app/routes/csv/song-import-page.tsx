import type { KeyIn } from "../../i18n/messages.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { idColumn, songColumns, versionColumn } from "../../domain/songs/csv/song-csv.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { ExportLinks } from "./export-links.tsx";
import { FileForm } from "./file-form.tsx";
import type { CsvFormErrors } from "./read-upload.server.ts";
import type { loadSongImport } from "./song-import.server.ts";
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
  const isPlanned = plan && !plan.gone;
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
      {isPlanned ? (
        <SongPreview path={path} plan={plan} formErrors={formErrors} />
      ) : (
        <>
          {plan?.gone && <p className="problems">{t("csv.gone")}</p>}
          <div className="import-columns">
            <FileForm
              formErrors={formErrors}
              columns={songColumns}
              more={t("csv.types")}
              back={back}
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
        <li>{t("csv.ruleCells")}</li>
        <li>{t("csv.ruleVersion", { version: versionColumn })}</li>
        <li>{t("csv.ruleDates")}</li>
      </ul>
    </section>
  );
}
