import { nobody } from "../../../domain/people/name-links.ts";
import { newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";
import {
  choiceInputs,
  chosenFor,
  type NamedField,
  toChoice,
} from "../../../domain/songs/drafts/name-choices.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { NameQuestion } from "./ask-names.server.ts";

/** Asks what a name in a cell means, and offers to propose it as a new entry. */
export function NameChoice(props: {
  field: NamedField;
  row: string;
  label: string;
  inputs: DraftInputs;
  question: NameQuestion;
}) {
  const { t } = useI18n("drafts");
  const { field, row, label, inputs, question } = props;
  const { name, isNew, candidates, same } = question;
  const isRaaga = field === "raagaId";
  const asked = isRaaga
    ? t("songForm.whichRaaga", { text: name })
    : t("songForm.personOf", { name });
  const proposed = isRaaga
    ? t("songForm.proposeRaaga", { text: name })
    : t("songForm.proposePerson", { name });
  const options = [
    ...candidates,
    ...(isNew ? [{ id: newEntry, text: proposed }] : []),
    ...(isRaaga ? [] : [{ id: nobody, text: t("songForm.personNobody") }]),
  ];
  if (options.length === 0) return null;
  const chosen = chosenFor(inputs, field) || same;
  return (
    <select
      // A choice is for its name: with another one, it begins anew.
      key={name}
      id={`draft-${row}-${choiceInputs[field]}`}
      name={`${row}.${choiceInputs[field]}`}
      className="drafts-choice"
      aria-label={`${label}: ${asked}`}
      defaultValue={chosen && toChoice(name, chosen)}
    >
      <option value="">{asked}</option>
      {options.map(({ id, text }) => (
        <option key={id} value={toChoice(name, id)}>
          {text}
        </option>
      ))}
    </select>
  );
}
