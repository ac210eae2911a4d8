import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
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
