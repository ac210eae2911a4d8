import { bothOf, type ShownName } from "../../../domain/music/shown-name.ts";
import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { ComboOptions } from "../../../ui/combobox/combo-options.tsx";
import { findJson } from "../../../ui/combobox/find-json.ts";
import { fillInput, useCombobox } from "../../../ui/combobox/use-combobox.ts";
import { Field } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import { RaagaQuestions } from "./raaga-questions.tsx";
import type { UnclearRaaga } from "./match-raagas.server.ts";

interface Props {
  name: string;
  label: string;
  defaultValue: string | undefined;
  error?: string;
  unclear: readonly UnclearRaaga[] | undefined;
  submitted: FormErrors["submitted"];
}

export function RaagaField({ name, label, defaultValue, error, unclear, submitted }: Props) {
  const { t, language } = useI18n("songs");
  const { options, isOpen, inputProps, listProps } = useCombobox<ShownName>({
    find: (text, signal) => findJson("/suggest", { kind: "raaga", text, lng: language }, signal),
    onPick: (raaga, field) => fillInput(field, bothOf(raaga)),
  });
  return (
    <div>
      <Field
        name={name}
        label={label}
        hint={t("songForm.raagaHint")}
        error={error}
        status={
          <p className="hint" role="status">
            {options &&
              (isOpen
                ? t("songForm.raagaFound", { count: options.length })
                : t("songForm.raagaNoneFound"))}
          </p>
        }
      >
        {(control) => (
          <div className="combo">
            <input
              {...control}
              type="text"
              defaultValue={defaultValue}
              maxLength={maxLineLength}
              {...inputProps}
            />
            <ComboOptions {...listProps} label={label} keyOf={bothOf}>
              {(raaga) => <Name of={raaga} />}
            </ComboOptions>
          </div>
        )}
      </Field>
      <RaagaQuestions input={name} unclear={unclear} submitted={submitted} />
    </div>
  );
}
