import { redirect } from "react-router";
import { archive } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { useSite } from "../../shell/use-site.ts";
import stylesheet from "../../styles/about.css?url";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Link } from "../../ui/link.tsx";
import { languageOf } from "../../web/language.ts";
import { pageHeaders } from "../../web/page-headers.ts";
import type { Route } from "./+types/about";

/** The pages about the archive with their sections, each of which has a title and a text. */
const pages = {
  about: ["keeper", "facts", "rights", "corrections"],
  privacy: ["visitors", "device", "account", "suggestions", "uploads", "logs", "services"],
  accessibility: ["standard", "ways", "limits"],
} as const;
type Page = keyof typeof pages;

const isPage = (name: string): name is Page => Object.hasOwn(pages, name);
const pathOf = (page: Page) => (page === "about" ? "/about" : `/about/${page}`);

export const loader = publicLoader([], ({ context, params }: Route.LoaderArgs) => {
  const page = params.topic ?? "about";
  if (!isPage(page) || params.topic === "about") throw redirect("/about");
  return { data: { page, messages: areaMessages("about", languageOf(context)) }, version: "fixed" };
});

export const headers = pageHeaders();

export default function About({ loaderData: { page, messages } }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={messages}>
      <AboutPage page={page} />
    </AreaI18nProvider>
  );
}

function AboutPage({ page }: { page: Page }) {
  const { t } = useI18n("about");
  const { master } = useSite();
  const title = page === "about" ? t("footer.about") : t(`about.${page}.title`);
  const lead = t(`about.${page}.lead`, { master });
  return (
    <div className="page about">
      <Stylesheet href={stylesheet} />
      <PageHead title={title} description={lead} path={pathOf(page)} />
      {page !== "about" && (
        <p className="crumb">
          <Link to="/about">{t("footer.about")}</Link>
        </p>
      )}
      <h1>{title}</h1>
      <div className="prose">
        <p>{lead}</p>
        {pages[page].map((section) => (
          <section key={section}>
            <h2>{t(`about.${section}.title`)}</h2>
            <p>{t(`about.${section}.text`)}</p>
          </section>
        ))}
        <h2>{t("footer.contact")}</h2>
        <p>
          {t(`about.${page}.contact`)} <a href={`mailto:${archive.contact}`}>{archive.contact}</a>
        </p>
      </div>
      <More path={pathOf(page)} />
    </div>
  );
}

function More({ path }: { path: string }) {
  const { t } = useI18n("about");
  const links = [
    ["/about/numbers", t("about.numbers")],
    ["/data", t("about.data")],
    ["/takedown", t("about.takedown")],
    ["/about/privacy", t("about.privacy.title")],
    ["/about/accessibility", t("about.accessibility.title")],
  ] as const;
  return (
    <nav className="panel" aria-labelledby="more">
      <h2 id="more">{t("about.more")}</h2>
      <ul>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} aria-current={to === path ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <a href="/licences.txt">{t("about.licences")}</a>
        </li>
      </ul>
    </nav>
  );
}
