import { isRouteErrorResponse } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Art } from "../ui/art.tsx";
import { Link } from "../ui/link.tsx";

type Words =
  | "error.denied"
  | "error.deniedAct"
  | "error.songNotFound"
  | "error.offline"
  | "error.user"
  | "error.unexpected";

function wordsFor(error: unknown): Words {
  if (isRouteErrorResponse(error) && error.status === 404) return "error.songNotFound";
  if (isRouteErrorResponse(error) && error.status === 403)
    return error.data === "act" ? "error.deniedAct" : "error.denied";
  if (isRouteErrorResponse(error) && error.data === "user") return "error.user";
  if (error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine)
    return "error.offline";
  return "error.unexpected";
}

/** The page for everything that did not go as planned: what happened, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  return <Trouble words={wordsFor(error)} />;
}

/** Trying again helps none of these. */
const final = new Set<Words>(["error.songNotFound", "error.denied", "error.deniedAct"]);

/** This very address, whatever it is: the offline page stands in for many. */
const here = "";

export function Trouble({ words }: { words: Words }) {
  const { t } = useI18n();
  return (
    <section className="trouble">
      <title>{t(words)}</title>
      <meta name="robots" content="noindex" />
      <Art name="tambura" box={[200, 480]} />
      <div>
        <h1>{t(words)}</h1>
        <p>{t(`${words}Hint` as const)}</p>
        <p className="actions">
          <Link to="/home" className="button">
            {t("error.home")}
          </Link>
          {!final.has(words) && (
            <a href={here} className="button quiet">
              {t("error.again")}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
