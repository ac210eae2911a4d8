import type { NameProposals, PersonProposal } from "../../../domain/people/person.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField } from "../../../ui/form-fields.tsx";
import { nobody } from "../values/person-choices.ts";

export function PersonSelect(props: {
  input: string;
  label: string;
  printed: string;
  chosen: string;
  proposals: readonly NameProposals[];
  error?: string;
}) {
  const { t } = useI18n("songs");
  const { input, label, printed, chosen, proposals, error } = props;
  const people = proposals.find(({ name }) => name === printed)?.people ?? [];
  const options = people.map((person) => ({ value: person.id, text: describe(person) }));
  const isUnknown = chosen !== "" && chosen !== nobody && !people.some(({ id }) => id === chosen);
  function describe({ name, born, died, parts }: PersonProposal) {
    const years = born === null ? "" : `${born}–${died ?? ""}`;
    const known = parts.map((part) => t(`part.${part}`)).join(", ");
    return [name, years, known].filter(Boolean).join(" · ");
  }
  return (
    <SelectField
      // An uncontrolled select keeps what was chosen before the proposals came.
      key={chosen}
      name={input}
      label={label}
      empty={t("songForm.personOpen")}
      options={[
        ...(isUnknown ? [{ value: chosen, text: chosen }] : []),
        ...options,
        { value: nobody, text: t("songForm.personNobody") },
      ]}
      defaultValue={chosen}
      error={error}
    />
  );
}
