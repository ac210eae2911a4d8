import { isRouteErrorResponse } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import { Art } from "../ui/art.tsx";
import { Link } from "../ui/link.tsx";

type ErrorKey =
  `error.${"denied" | "songNotFound" | "tooLarge" | "tooMany" | "offline" | "unexpected"}`;

const texts = new Map<number, ErrorKey>([
  [403, "error.denied"],
  [404, "error.songNotFound"],
  [413, "error.tooLarge"],
  [429, "error.tooMany"],
]);

function titleOf(error: unknown): ErrorKey {
  if (isRouteErrorResponse(error)) return texts.get(error.status) ?? "error.unexpected";
  return error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine
    ? "error.offline"
    : "error.unexpected";
}

export function ErrorPage({ error }: { error: unknown }) {
  const message = isRouteErrorResponse(error) ? error.data?.message : null;
  return <ErrorMessage title={titleOf(error)} message={message} />;
}

const final: ErrorKey[] = ["error.denied", "error.songNotFound"];

const here = "";

export function ErrorMessage({ title, message }: { title: ErrorKey; message?: string | null }) {
  const { t } = useI18n();
  return (
    <section className="trouble">
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <Art name="tambura" box={[200, 480]} />
      <div>
        <h1>{t(title)}</h1>
        <p>{message ?? t(`${title}Hint` as const)}</p>
        <p className="actions">
          <Link to="/home" className="button">
            {t("error.home")}
          </Link>
          {!final.includes(title) && (
            <a href={here} className="button quiet">
              {t("error.again")}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
