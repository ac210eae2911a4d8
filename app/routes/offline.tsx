import { publicLoader } from "../cache/public-loader.server.ts";
import { translate } from "../i18n/translate.server.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { ErrorMessage } from "../shell/error-page.tsx";
import { Link } from "../ui/link.tsx";
import { Stylesheet } from "../ui/document/stylesheet.tsx";
import stylesheet from "../styles/offline.css?url";
import { languageOf } from "../web/language.ts";
import type { Route } from "./+types/offline";

/** Loads the words of the page that stands in for others without a connection. */
export const loader = publicLoader([], ({ context }: Route.LoaderArgs) => {
  const t = (key: MessageKey) => translate(languageOf(context), key);
  const tools: [to: string, text: string][] = [
    ["/practise", t("practise.title")],
    ["/raagas", t("nav.raagaList")],
    ["/taalas", t("nav.taalaList")],
    ["/device", t("offline.onDevice")],
  ];
  const titles = {
    tools: t("offline.tools"),
    things: t("offline.title"),
    visits: t("offline.visits"),
  };
  return { data: { tools, titles }, version: "fixed" };
});

export default function Offline({ loaderData: { tools, titles } }: Route.ComponentProps) {
  return (
    <div className="page">
      <Stylesheet href={stylesheet} />
      <ErrorMessage title="error.offline" />
      {/* The service worker fills these (`offline-page.ts`): only it knows what the device keeps. */}
      <section hidden className="saved-pages" data-things="">
        <h2>{titles.things}</h2>
        <ul />
      </section>
      <section className="saved-pages">
        <h2>{titles.tools}</h2>
        <ul>
          {tools.map(([to, text]) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      </section>
      <section hidden className="saved-pages" data-visits="">
        <h2>{titles.visits}</h2>
        <ul />
      </section>
    </div>
  );
}
