import { useI18n } from "../../i18n/provider.tsx";

export function ExportLinks({ path }: { path: string }) {
  const { t } = useI18n("csv");
  return (
    <>
      <a href={`${path}/export`} className="button quiet" download>
        {t("csv.export")}
      </a>
      <a href={`${path}/export?bom=1`} className="button quiet" download>
        {t("csv.exportExcel")}
      </a>
    </>
  );
}
