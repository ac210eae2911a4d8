import { bothOf } from "../../../domain/music/shown-name.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField } from "../../../ui/form-fields.tsx";
import type { UnclearRaaga } from "./match-raagas.server.ts";
import { raagaChoiceInput } from "./raaga-inputs.ts";

export function RaagaQuestions(props: {
  input: string;
  unclear: readonly UnclearRaaga[] | undefined;
}) {
  const { t } = useI18n("songs");
  const { input, unclear = [] } = props;
  return unclear
    .filter((one) => one.input === input)
    .map(({ text, candidates }, at) => (
      <div key={text} className="raaga-question">
        <input type="hidden" name={raagaChoiceInput(input, at, "text")} value={text} />
        <SelectField
          name={raagaChoiceInput(input, at, "chosen")}
          label={t("songForm.whichRaaga", { text })}
          empty={t("songForm.choose")}
          options={candidates.map(({ name, matched }) => ({
            value: bothOf(name),
            text: matched ? `${bothOf(name)} · ${matched}` : bothOf(name),
          }))}
        />
      </div>
    ));
}
