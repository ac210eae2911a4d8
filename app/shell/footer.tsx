import { archive } from "../archive.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { keepInitials } from "../ui/name.tsx";

interface Props {
  year?: number;
  dedication?: string;
}

export function Footer({ year, dedication }: Props) {
  const { t } = useI18n();
  return (
    <footer className="site-footer">
      <Icon name="heart-lamp" className="icon lamp" />
      <p className="dedication">{dedication && keepInitials(dedication)}</p>
      <p>{t("footer.copyright", { year: String(year ?? ""), title: archive.title })}</p>
      <p className="footer-links">
        <a href={`mailto:${archive.contact}`}>{t("footer.contact")}</a>
        <a href="/feed.atom">{t("footer.feed")}</a>
        <Link to="/api-docs">{t("footer.api")}</Link>
        <Link to="/device">{t("device.title")}</Link>
        <Link to="/about">{t("footer.about")}</Link>
      </p>
    </footer>
  );
}
