import { useMemo, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { Field } from "../../../ui/field.tsx";
import type { SelectOption } from "../../../ui/form-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useRefresh } from "../../../ui/use-refresh.ts";
import { fold, isTamil, normalizeWords, toBody } from "../../../domain/search/keys/search-key.ts";

interface Props {
  name: string;
  label: string;
  options: SelectOption[];
  defaultValue: string | undefined;
  error?: string;
  required?: boolean;
  refreshable?: boolean;
}

const maxPlainOptions = 12;

export function ListSelect(props: Props) {
  const { name, label, options, defaultValue, error, required, refreshable } = props;
  const { t } = useI18n("songs");
  const [selected, setSelected] = useState(defaultValue ?? "");
  const [query, setQuery] = useState("");
  const matching = useFiltered(options, query);
  const isLong = options.length > maxPlainOptions;
  const shownOptions = options.filter((one) => matching.includes(one) || one.value === selected);
  return (
    <Field
      name={name}
      label={label}
      error={error}
      className="field list-field"
      status={
        isLong && (
          <p className="hint" role="status">
            {query.trim() && t("songForm.filterFound", { count: matching.length })}
          </p>
        )
      }
    >
      {(control) => (
        <div className="list-choice">
          <select
            {...control}
            required={required}
            defaultValue={defaultValue ?? ""}
            onChange={(event) => setSelected(event.currentTarget.value)}
          >
            <option value="">{t("songForm.choose")}</option>
            {/* A deleted choice is still shown, so that the error can name it. */}
            {selected && !options.some(({ value }) => value === selected) && (
              <option value={selected}>{selected}</option>
            )}
            {shownOptions.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          {isLong && <ListFilter name={name} list={label} onFilter={setQuery} />}
          {refreshable && <RefreshLists name={name} list={label} />}
        </div>
      )}
    </Field>
  );
}

function ListFilter(props: { name: string; list: string; onFilter: (text: string) => void }) {
  const { t } = useI18n("songs");
  const label = t("songForm.filter", { list: props.list });
  return (
    <input
      type="search"
      className="needs-script"
      aria-label={label}
      placeholder={label}
      aria-controls={props.name}
      autoComplete="off"
      onKeyDown={(event) => {
        // Prevents Enter from submitting the form.
        if (event.key === "Enter") event.preventDefault();
      }}
      onChange={(event) => {
        event.stopPropagation();
        props.onFilter(event.currentTarget.value);
      }}
    />
  );
}

/** Reloads the lists and keeps the form. Without JavaScript it submits the form. */
export function RefreshLists({ name, list }: { name: string; list: string }) {
  const { t } = useI18n("songs");
  const { refresh } = useRefresh("/songs/like", {
    success: t("songForm.refreshed"),
    error: t("error.unexpectedHint"),
  });
  return (
    <button
      type="submit"
      name="act"
      value="refresh"
      formAction={`#${name}`}
      className="icon-button"
      aria-label={t("songForm.refresh", { list })}
      onClick={refresh}
    >
      <Icon name="refresh" />
    </button>
  );
}

export function useFiltered(options: SelectOption[], query: string): SelectOption[] {
  const isEmpty = query.trim() === "";
  // Computed at the first search in the list, never on the server.
  const bodies = useMemo(
    () =>
      (isEmpty ? [] : options).map(({ text, value }) => toBody(normalizeWords(`${text} ${value}`))),
    [options, isEmpty],
  );
  if (isEmpty) return options;
  const toKey = isTamil(query) ? fold : (body: string) => body;
  const key = toKey(toBody(normalizeWords(query)));
  return options.filter((_, position) => toKey(bodies[position]!).includes(key));
}
