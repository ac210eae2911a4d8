import { isRouteErrorResponse, useLocation } from "react-router";
import { useI18n } from "../i18n/provider.tsx";
import tambura from "../assets/art/tambura.svg?url";
import { Art } from "../ui/art.tsx";
import { Link } from "../ui/link.tsx";

type ErrorKey =
  `error.${"denied" | "notFound" | "songNotFound" | "tooLarge" | "tooMany" | "offline" | "unexpected"}`;

const titles = new Map<number, ErrorKey>([
  [403, "error.denied"],
  [404, "error.notFound"],
  [410, "error.notFound"],
  [413, "error.tooLarge"],
  [429, "error.tooMany"],
]);

function titleOf(error: unknown, path: string): ErrorKey {
  if (
    isRouteErrorResponse(error) &&
    [404, 410].includes(error.status) &&
    path.startsWith("/songs/")
  )
    return "error.songNotFound";
  if (isRouteErrorResponse(error)) return titles.get(error.status) ?? "error.unexpected";
  return error instanceof TypeError && typeof navigator !== "undefined" && !navigator.onLine
    ? "error.offline"
    : "error.unexpected";
}

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const message = isRouteErrorResponse(error) ? error.data?.message : null;
  return <ErrorMessage title={titleOf(error, pathname)} message={message} />;
}

const permanentErrors: ErrorKey[] = ["error.denied", "error.notFound", "error.songNotFound"];

const currentUrl = "";

export function ErrorMessage({ title, message }: { title: ErrorKey; message?: string | null }) {
  const { t } = useI18n();
  return (
    <section className="trouble">
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <Art src={tambura} box={[200, 480]} />
      <div>
        <h1>{t(title)}</h1>
        <p>{message ?? t(`${title}Hint` as const)}</p>
        <p className="actions">
          <Link to="/home" className="button">
            {t("error.home")}
          </Link>
          {!permanentErrors.includes(title) && (
            <a href={currentUrl} className="button quiet">
              {t("error.again")}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
