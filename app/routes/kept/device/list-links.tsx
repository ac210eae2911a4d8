import { addressListPath, addressSheetsPath } from "../../../domain/kept/address-list-path.ts";
import { maxEntries } from "../../../domain/kept/limits.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { KeepButton } from "../../../shell/keep-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

/** Keeps a list of the device for practice, and links to the pages whose address contains it. */
export function ListLinks({ name, ids }: { name: string; ids: readonly number[] }) {
  const { t } = useI18n("device");
  const page = addressListPath(name, ids);
  const sheets = addressSheetsPath(name, ids);
  const keep = { kind: "list" as const, name, to: "/device", songIds: [...ids] };
  const keepButton = <KeepButton keep={keep} label={t("device.keep")} />;
  if (page === null || sheets === null)
    return (
      <>
        <p className="actions">{keepButton}</p>
        <p className="hint">{t("device.tooLongToShare", { max: maxEntries })}</p>
      </>
    );
  return (
    <p className="actions">
      {keepButton}
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
