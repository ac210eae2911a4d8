import { controlId } from "../../../ui/field.tsx";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ListSelect } from "./list-select.tsx";
import type { SectionProps } from "./song-input.tsx";
import { numberedRows } from "../values/form-values.ts";

const here = "#accompaniments";

export function AccompanimentRows({ lists, submitted, formErrors }: SectionProps) {
  const { t } = useI18n("songs");
  const errors = formErrors?.errors;
  const rows = numberedRows(submitted);
  const [numbers, setNumbers] = useState(() => [...rows.keys()]);
  const { change, adder } = useRowFocus(setNumbers);
  const error = errors?.accompaniments;
  return (
    <fieldset
      id="accompaniments"
      className="panel"
      tabIndex={-1}
      aria-describedby={error && "accompaniments-error"}
    >
      <legend>{t("songForm.accompaniments")}</legend>
      {error && (
        <p id="accompaniments-error" className="error">
          {error}
        </p>
      )}
      {numbers.map((number, at) => (
        <div
          key={number}
          role="group"
          aria-label={t("songForm.row", { number: at + 1 })}
          className="accompaniment-row"
        >
          <ListSelect
            name={`accompaniments.${number}.type`}
            label={t("songForm.rowType")}
            options={lists.accompanimentTypes.map(({ id, name }) => ({
              value: String(id),
              text: name,
            }))}
            defaultValue={rows.get(number)?.type}
            error={errors?.[`accompaniments.${number}.type`]}
          />
          <TextField
            name={`accompaniments.${number}.names`}
            label={t("songForm.rowNames")}
            hint={t("songForm.rowNamesHint")}
            defaultValue={rows.get(number)?.names}
            error={errors?.[`accompaniments.${number}.names`]}
          />
          <button
            type="submit"
            name="act"
            value={`remove-row.${at}`}
            formAction={here}
            className="icon-button"
            aria-label={t("songForm.removeRow", { number: at + 1 })}
            onClick={(event) => {
              const numbersLeft = numbers.filter((one) => one !== number);
              const next = numbersLeft[Math.min(at, numbersLeft.length - 1)];
              change(event, numbersLeft, next);
            }}
          >
            <Icon name="trash" />
          </button>
        </div>
      ))}
      <button
        ref={adder}
        type="submit"
        name="act"
        value="add-row"
        formAction={here}
        className="button quiet"
        onClick={(event) => {
          const next = Math.max(-1, ...numbers) + 1;
          change(event, [...numbers, next], next);
        }}
      >
        <Icon name="plus" />
        {t("songForm.addRow")}
      </button>
      {numbers.length === 0 && <p className="hint">{t("songForm.noAccompaniments")}</p>}
    </fieldset>
  );
}

function useRowFocus(setNumbers: (numbers: number[]) => void) {
  const adder = useRef<HTMLButtonElement>(null);
  const [next, setNext] = useState<{ row?: number } | null>(null);
  useEffect(() => {
    if (!next) return;
    const field = document.getElementById(controlId(`accompaniments.${next.row}.type`));
    (field ?? adder.current)?.focus();
    // The draft listens to input events.
    adder.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [next]);
  const change = (event: MouseEvent, numbers: number[], row: number | undefined) => {
    event.preventDefault();
    setNumbers(numbers);
    setNext({ row });
  };
  return { change, adder };
}
