import { useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { toBody, fold, isTamil, normalizeWords } from "../../domain/search/keys/search-key.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Field } from "../../ui/field.tsx";
import type { SelectOption } from "../../ui/form-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";

interface Props {
  name: string;
  label: string;
  options: SelectOption[];
  defaultValue: string | undefined;
  error?: string;
  required?: boolean;
  refreshable?: boolean;
}

const long = 12;

export function ListSelect(props: Props) {
  const { name, label, options, defaultValue, error, required, refreshable } = props;
  const { t } = useI18n("songs");
  const [chosen, setChosen] = useState(defaultValue ?? "");
  const [sought, setSought] = useState("");
  const matching = useMatching(options, sought);
  const isLong = options.length > long;
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
            {sought.trim() && t("songForm.filterFound", { count: matching.length })}
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
          {isLong && <ListFilter name={name} list={label} onFilter={setSought} />}
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
        // Enter would send the form.
        if (event.key === "Enter") event.preventDefault();
      }}
      onChange={(event) => {
        event.stopPropagation();
        props.onFilter(event.currentTarget.value);
      }}
    />
  );
}

/** Filters a list by sound, in any script and spelling. */
function useMatching(options: Props["options"], sought: string) {
  const isSought = sought.trim() !== "";
  // Computed when the list is first searched, never on the server.
  const heard = useMemo(
    () =>
      (isSought ? options : []).map(({ text, value }) =>
        toBody(normalizeWords(`${text} ${value}`)),
      ),
    [options, isSought],
  );
  if (!isSought) return options;
  const key = isTamil(sought) ? fold : (body: string) => body;
  const wanted = key(toBody(normalizeWords(sought)));
  return options.filter((_, at) => key(heard[at]!).includes(wanted));
}

function RefreshLists({ name, list }: { name: string; list: string }) {
  const { t } = useI18n("songs");
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return (
    <button
      type="submit"
      name="act"
      value="refresh"
      formAction={`#${name}`}
      className="icon-button"
      aria-label={t("songForm.refresh", { list })}
      onClick={async (event) => {
        event.preventDefault();
        // A failed revalidation would replace the form by an error page.
        const there = await fetch("/songs/like").catch(() => null);
        if (!there?.ok) return toast({ kind: "error", text: t("error.unexpectedHint") });
        await revalidate();
        toast({ kind: "success", text: t("songForm.refreshed") });
      }}
    >
      <Icon name="refresh" />
    </button>
  );
}
