import { addressListPath, addressSheetsPath } from "../../../domain/kept/address-list-path.ts";
import { maxEntries } from "../../../domain/kept/limits.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

/** Links to the pages whose address contains a list of the device. */
export function ListLinks({ name, ids }: { name: string; ids: readonly number[] }) {
  const { t } = useI18n("device");
  const page = addressListPath(name, ids);
  const sheets = addressSheetsPath(name, ids);
  if (page === null || sheets === null)
    return <p className="hint">{t("device.tooLongToShare", { max: maxEntries })}</p>;
  return (
    <p className="actions">
      <Link to={page} className="button quiet">
        <Icon name="link" />
        {t("device.share")}
      </Link>
      <Link to={sheets} className="button quiet">
        <Icon name="pages" />
        {t("kept.sheets")}
      </Link>
    </p>
  );
}
