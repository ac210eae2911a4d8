import { useI18n } from "../../../i18n/provider.tsx";

export function ExportLinks({ path }: { path: string }) {
  const { t } = useI18n("admin");
  return (
    <>
      <a href={`${path}/export`} className="button quiet" download>
        {t("admin.export")}
      </a>
      <a href={`${path}/export?bom=1`} className="button quiet" download>
        {t("admin.exportExcel")}
      </a>
    </>
  );
}
