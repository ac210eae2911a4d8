import { useState } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useFieldError } from "../../ui/problems.tsx";
import { ListSelect } from "./list-select.tsx";
import type { SectionProps } from "./song-sections.tsx";
import { rowsOf } from "./typed-song.ts";

/** Rows of instruments and who plays them. Without scripts the buttons send the form, which comes back so. */
export function AccompanimentRows({ lists, typed, problems }: SectionProps) {
  const { t } = useI18n();
  const error = useFieldError(problems);
  const given = rowsOf(typed);
  const [numbers, setNumbers] = useState(() => given.map((_, at) => at));
  return (
    <fieldset className="panel">
      <legend>{t("songForm.accompaniments")}</legend>
      {numbers.length === 0 && <p className="hint">{t("songForm.noAccompaniments")}</p>}
      {numbers.map((number, at) => (
        <div key={number} className="accompaniment-row">
          <ListSelect
            name={`accompaniments.${number}.type`}
            label={t("songForm.rowType")}
            options={lists.accompanimentTypes.map(({ id, name }) => ({
              value: String(id),
              text: name,
            }))}
            defaultValue={given[number]?.type}
            error={error(`accompaniments.${number}.type`)}
          />
          <FormField
            name={`accompaniments.${number}.names`}
            label={t("songForm.rowNames")}
            hint={t("songForm.rowNamesHint")}
            defaultValue={given[number]?.names}
            error={error(`accompaniments.${number}.names`)}
          />
          <button
            type="submit"
            name="act"
            value={`remove-row.${at}`}
            className="icon-button"
            aria-label={t("songForm.removeRow", { number: at + 1 })}
            onClick={(event) => {
              event.preventDefault();
              setNumbers(numbers.filter((one) => one !== number));
            }}
          >
            <Icon name="trash" />
          </button>
        </div>
      ))}
      <button
        type="submit"
        name="act"
        value="add-row"
        className="button quiet"
        onClick={(event) => {
          event.preventDefault();
          setNumbers([...numbers, Math.max(-1, ...numbers) + 1]);
        }}
      >
        <Icon name="plus" />
        {t("songForm.addRow")}
      </button>
    </fieldset>
  );
}
