import { isRouteErrorResponse } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Art } from "../ui/art.tsx";
import { Link } from "../ui/link.tsx";

type Words =
  `error.${"denied" | "songNotFound" | "tooLarge" | "tooMany" | "offline" | "unexpected"}`;

const texts = new Map<number, Words>([
  [403, "error.denied"],
  [404, "error.songNotFound"],
  [413, "error.tooLarge"],
  [429, "error.tooMany"],
]);

function wordsFor(error: unknown): Words {
  if (isRouteErrorResponse(error)) return texts.get(error.status) ?? "error.unexpected";
  return error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine
    ? "error.offline"
    : "error.unexpected";
}

/** The page of an error: what happened, and where to go. */
export function ErrorPage({ error }: { error: unknown }) {
  const said = isRouteErrorResponse(error) ? error.data?.said : null;
  return <Trouble words={wordsFor(error)} said={said} />;
}

/** Errors that a new try does not mend. */
const final: Words[] = ["error.denied", "error.songNotFound"];

/** The current URL: the offline page stands in for any. */
const here = "";

/** `said` is the server's text, instead of the page's own. */
export function Trouble({ words, said }: { words: Words; said?: string | null }) {
  const { t } = useI18n();
  return (
    <section className="trouble">
      <title>{t(words)}</title>
      <meta name="robots" content="noindex" />
      <Art name="tambura" box={[200, 480]} />
      <div>
        <h1>{t(words)}</h1>
        <p>{said ?? t(`${words}Hint` as const)}</p>
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
