import { bothOf, type ShownName } from "../../../domain/music/shown-name.ts";
import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { ComboOptions } from "../../../ui/combobox/combo-options.tsx";
import { findJson } from "../../../ui/combobox/find-json.ts";
import { fillInput, useCombobox } from "../../../ui/combobox/use-combobox.ts";
import { Field } from "../../../ui/field.tsx";
import { Name } from "../../../ui/name.tsx";
import type { UnclearRaaga } from "./match-raagas.server.ts";
import { newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import { SelectField } from "../../../ui/form-fields.tsx";
import { newRaagasIn, raagaChoiceInput } from "./raaga-inputs.ts";

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

export function RaagaQuestions(props: {
  input: string;
  unclear: readonly UnclearRaaga[] | undefined;
  submitted: FormErrors["submitted"];
}) {
  const { t } = useI18n("songs");
  const { input, unclear = [], submitted } = props;
  const newRaagas = newRaagasIn(submitted).filter((one) => one.input === input);
  const questions = unclear.filter((one) => one.input === input);
  // Keeps earlier answers when the response asks about another part of the form.
  const answeredQuestions = newRaagas
    .filter(({ text }) => !questions.some((one) => one.text === text))
    .map(({ text }): UnclearRaaga => ({ input, text, isNew: true, candidates: [] }));
  return [...questions, ...answeredQuestions].map(({ text, isNew, candidates }, at) => (
    <div key={text} className="raaga-question">
      <input type="hidden" name={raagaChoiceInput(input, at, "text")} value={text} />
      <SelectField
        name={raagaChoiceInput(input, at, "chosen")}
        label={t("songForm.whichRaaga", { text })}
        empty={t("songForm.choose")}
        defaultValue={newRaagas.some((one) => one.text === text) ? newEntry : ""}
        options={[
          ...candidates.map(({ name, matched }) => ({
            value: bothOf(name),
            text: matched ? `${bothOf(name)} · ${matched}` : bothOf(name),
          })),
          ...(isNew ? [{ value: newEntry, text: t("songForm.proposeRaaga", { text }) }] : []),
        ]}
      />
    </div>
  ));
}
