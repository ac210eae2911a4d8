import { bothOf } from "../../../domain/music/shown-name.ts";
import { newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField } from "../../../ui/form-fields.tsx";
import type { UnclearRaaga } from "./match-raagas.server.ts";
import { newRaagasIn, raagaChoiceInput } from "./raaga-inputs.ts";

export function RaagaQuestions(props: {
  input: string;
  unclear: readonly UnclearRaaga[] | undefined;
  submitted: FormErrors["submitted"];
}) {
  const { t } = useI18n("songs");
  const { input, unclear = [], submitted } = props;
  const chosen = newRaagasIn(submitted).filter((one) => one.input === input);
  const asked = unclear.filter((one) => one.input === input);
  // What was chosen stays when another part of the form was answered.
  const kept = chosen
    .filter(({ text }) => !asked.some((one) => one.text === text))
    .map(({ text }): UnclearRaaga => ({ input, text, isNew: true, candidates: [] }));
  return [...asked, ...kept].map(({ text, isNew, candidates }, at) => (
    <div key={text} className="raaga-question">
      <input type="hidden" name={raagaChoiceInput(input, at, "text")} value={text} />
      <SelectField
        name={raagaChoiceInput(input, at, "chosen")}
        label={t("songForm.whichRaaga", { text })}
        empty={t("songForm.choose")}
        defaultValue={chosen.some((one) => one.text === text) ? newEntry : ""}
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
