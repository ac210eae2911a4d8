import { useState } from "react";
import { useLocation } from "react-router";
import { laterKey } from "../../domain/kept/device-key.ts";
import { loadDeviceWords } from "../../i18n/device-words.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import stylesheet from "../../styles/device.css?url";
import { Link } from "../../ui/link.tsx";

const words = await loadDeviceWords();

/** Tells a user that songs are kept on the device; /my-collection offers to take them over. */
export default function DeviceNotice() {
  return (
    <AreaI18nProvider messages={words}>
      <Notice />
    </AreaI18nProvider>
  );
}

function Notice() {
  const { t } = useI18n("device");
  const { pathname } = useLocation();
  const [isLater, setIsLater] = useState(() => sessionStorage.getItem(laterKey) !== null);
  if (isLater || pathname === "/my-collection" || pathname === "/device") return null;
  const close = () => {
    sessionStorage.setItem(laterKey, "yes");
    setIsLater(true);
  };
  return (
    <aside className="panel device-notice" aria-label={t("device.title")}>
      <Stylesheet href={stylesheet} />
      <p>{t("device.notice")}</p>
      <p className="actions">
        <Link to="/my-collection" className="button">
          {t("device.takeOver")}
        </Link>
        <button type="button" className="button quiet" onClick={close}>
          {t("device.notNow")}
        </button>
      </p>
    </aside>
  );
}
