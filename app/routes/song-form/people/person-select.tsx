import { nobody } from "../../../domain/people/name-links.ts";
import type { NameCandidates, PersonCandidate } from "../../../domain/people/person.ts";
import { isProposable, newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField } from "../../../ui/form-fields.tsx";

export function PersonSelect(props: {
  input: string;
  label: string;
  printed: string;
  chosen: string;
  candidates: readonly NameCandidates[];
  error?: string;
}) {
  const { t } = useI18n("songs");
  const { input, label, printed, chosen, candidates, error } = props;
  const people = candidates.find(({ name }) => name === printed)?.people ?? [];
  const options = people.map((person) => ({ value: person.id, text: describe(person) }));
  const isUnknown =
    !["", nobody, newEntry].includes(chosen) && !people.some(({ id }) => id === chosen);
  function describe({ name, born, died, parts }: PersonCandidate) {
    const years = born === null ? "" : `${born}–${died ?? ""}`;
    const known = parts.map((part) => t(`part.${part}`)).join(", ");
    return [name, years, known].filter(Boolean).join(" · ");
  }
  return (
    <SelectField
      // An uncontrolled select keeps what was chosen before the candidates came.
      key={chosen}
      name={input}
      label={label}
      empty={t("songForm.personOpen")}
      options={[
        ...(isUnknown ? [{ value: chosen, text: chosen }] : []),
        ...options,
        ...(isProposable(printed)
          ? [{ value: newEntry, text: t("songForm.proposePerson", { name: printed }) }]
          : []),
        { value: nobody, text: t("songForm.personNobody") },
      ]}
      defaultValue={chosen}
      error={error}
    />
  );
}
