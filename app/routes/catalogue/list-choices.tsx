import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { type ListBase, type ListView, songListPath } from "./list-view.ts";

interface ListChoicesProps {
  state: ListView;
  base: ListBase;
}

export function ListChoices({ state, base }: ListChoicesProps) {
  const { t } = useI18n();
  const choice = (name: "view" | "paging", value: string, label: string) => (
    <button type="submit" name={name} value={value} aria-pressed={state[name] === value}>
      {label}
    </button>
  );
  return (
    <Form method="post" action="/preferences" className="choices" preventScrollReset>
      <input type="hidden" name="returnTo" value={songListPath(base, state)} />
      <fieldset>
        <legend>{t("view.label")}</legend>
        {choice("view", "card", t("view.card"))}
        {choice("view", "table", t("view.table"))}
      </fieldset>
      <fieldset>
        <legend>{t("paging.label")}</legend>
        {choice("paging", "pagination", t("paging.pagination"))}
        {choice("paging", "smooth", t("paging.smooth"))}
      </fieldset>
    </Form>
  );
}

export function SortChoices(props: ListChoicesProps & { best?: boolean }) {
  const { t } = useI18n();
  const { state, base } = props;
  const sorts = ["title", "singer", "composer", "recordingDate"] as const;
  return (
    <nav className="sorts" aria-label={t("sort.label")}>
      <span>{t("sort.label")}</span>
      {props.best && (
        <Link
          to={songListPath(base, {})}
          aria-current={state.sortBy === null ? "true" : undefined}
          preventScrollReset
        >
          {t("sort.best")}
        </Link>
      )}
      {sorts.map((sortBy) => {
        const current = state.sortBy === sortBy;
        const direction = current && state.direction === "asc" ? "desc" : "asc";
        return (
          <Link
            key={sortBy}
            to={songListPath(base, { sortBy, direction })}
            aria-current={current ? "true" : undefined}
            preventScrollReset
          >
            {t(`column.${sortBy}`)}
            {current && <Icon name={state.direction === "asc" ? "sort-up" : "sort-down"} />}
          </Link>
        );
      })}
    </nav>
  );
}
