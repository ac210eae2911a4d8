import { useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { Field } from "../../../ui/field.tsx";
import type { SelectOption } from "../../../ui/form-fields.tsx";
import { RefreshLists } from "./refresh-lists.tsx";
import { useFiltered } from "./use-filtered.ts";

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
  const [chosen, setChosen] = useState(defaultValue ?? "");
  const [query, setQuery] = useState("");
  const matching = useFiltered(options, query);
  const isLong = options.length > maxPlainOptions;
  const shown = options.filter((one) => matching.includes(one) || one.value === chosen);
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
        <>
          <div className="list-choice">
            <select
              {...control}
              required={required}
              defaultValue={defaultValue ?? ""}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              <option value="">{t("songForm.choose")}</option>
              {/* A choice that was deleted from the list is shown, and rejected by name. */}
              {chosen && !options.some(({ value }) => value === chosen) && (
                <option value={chosen}>{chosen}</option>
              )}
              {shown.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            {refreshable && <RefreshLists name={name} list={label} />}
          </div>
          {isLong && <ListFilter name={name} list={label} onFilter={setQuery} />}
        </>
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
        // Enter would submit the form.
        if (event.key === "Enter") event.preventDefault();
      }}
      onChange={(event) => {
        event.stopPropagation();
        props.onFilter(event.currentTarget.value);
      }}
    />
  );
}
