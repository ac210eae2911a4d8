import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

/** `buttons` are page numbers, null for a gap. */
export function Pager(props: {
  page: number;
  pages: number;
  buttons: (number | null)[];
  to: (page: number) => string;
}) {
  const { t } = useI18n();
  const { page, pages, buttons, to } = props;
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={t("pager.label")}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={t("pager.previous")}>
          <Icon name="arrow-left" />
        </Link>
      )}
      {buttons.map((number, at) =>
        number === null ? (
          <span key={`gap ${at < 2 ? "before" : "after"}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            aria-current={number === page ? "page" : undefined}
            aria-label={t("pager.page", { page: number })}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={t("pager.next")}>
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
