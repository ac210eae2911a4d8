import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { ExportLinks } from "../../csv/export-links.tsx";
import { type CsvListKind, entryImportPath } from "./entry-paths.ts";

/** Links to the export and the import of a list. */
export function CsvLinks({ kind }: { kind: CsvListKind }) {
  const { t } = useI18n("admin");
  return (
    <>
      <ExportLinks path={`/admin/${kind}`} />
      <Link to={entryImportPath(kind)} className="button quiet">
        {t("admin.uploadCsv")}
      </Link>
    </>
  );
}
