import { isRouteErrorResponse } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Art } from "../ui/art.tsx";
import { Link } from "../ui/link.tsx";

/** The words for a status, or for what a refused answer says of itself. */
const texts = {
  403: "error.denied",
  404: "error.songNotFound",
  413: "error.tooLarge",
  429: "error.tooMany",
  act: "error.deniedAct",
  user: "error.user",
} as const;
type Known = keyof typeof texts;
type Words = (typeof texts)[Known] | "error.offline" | "error.unexpected";

function wordsFor(error: unknown): Words {
  if (isRouteErrorResponse(error))
    return texts[error.data as Known] ?? texts[error.status as Known] ?? "error.unexpected";
  return error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine
    ? "error.offline"
    : "error.unexpected";
}

/** The page for everything that did not go as planned: what happened, and a way on. */
export function ErrorPage({ error }: { error: unknown }) {
  return <Trouble words={wordsFor(error)} />;
}

/** Trying again helps none of these. */
const final: Words[] = [texts[403], texts[404], texts.act];

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
          {!final.includes(words) && (
            <a href={here} className="button quiet">
              {t("error.again")}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
