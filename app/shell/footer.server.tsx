import { archive, dedication, type Language } from "../archive.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { keepInitials } from "../ui/name.tsx";
import { drawPart } from "./draw-on-server.server.tsx";

/** Renders what is in the footer of every page to HTML, for `Footer`. */
export const drawFooter = (language: Language): string =>
  drawPart(language, <FooterLines year={new Date().getFullYear()} />);

function FooterLines({ year }: { year: number }) {
  const { t, language } = useI18n();
  return (
    <>
      <Icon name="heart-lamp" className="icon lamp" />
      <p className="dedication">{keepInitials(dedication[language])}</p>
      <p>{t("footer.copyright", { year: String(year), title: archive.title })}</p>
      <p className="footer-links">
        <a href={`mailto:${archive.contact}`}>{t("footer.contact")}</a>
        <a href="/feed.atom">{t("footer.feed")}</a>
        <Link to="/api-docs">{t("footer.api")}</Link>
        <Link to="/device">{t("device.title")}</Link>
        <Link to="/about">{t("footer.about")}</Link>
      </p>
    </>
  );
}
