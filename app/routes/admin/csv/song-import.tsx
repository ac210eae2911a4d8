import { songColumns } from "../../../domain/songs/song-csv.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { Route } from "./+types/song-import";
import { ExportLinks } from "./export-links.tsx";
import { FileForm } from "./file-form.tsx";
import { ApplyButton, type ApplyProps, ImportPage } from "./import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";
import { songImporter } from "./song-importer.server.ts";

export const loader = (args: Route.LoaderArgs) => loadImport(songImporter, args);
export const action = (args: Route.ActionArgs) => actOnImport(songImporter, args);

const path = "/admin/songs";

export default function SongImport({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const formErrors = actionData?.formErrors;
  return (
    <ImportPage
      title="csv.songTitle"
      lead="csv.songLead"
      path={path}
      plan={loaderData}
      formErrors={formErrors}
      chooseFile={
        <>
          <p className="actions">
            <ExportLinks path={path} />
          </p>
          <FileForm
            formErrors={formErrors}
            columns={songColumns}
            more={t("csv.types")}
            back="/admin"
          />
        </>
      }
      Apply={ApplySongs}
    />
  );
}

function ApplySongs({ counts: { add: count } }: ApplyProps) {
  const { t } = useI18n("admin");
  return count > 0 && <ApplyButton>{t("csv.addSongs", { count })}</ApplyButton>;
}
