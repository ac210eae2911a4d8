import { type MouseEvent, useState } from "react";
import type { NameCandidates, PersonCandidate } from "../../../domain/people/person.ts";
import type { EditableParts } from "../../../domain/songs/song-permissions.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { loadPart } from "../../../ui/part.tsx";
import { choicesOf, type FormValues, personInput } from "../values/form-values.ts";
import { chooseComposer, choosePerformers, addKnownPeople } from "./choose-people.ts";
import { nobody } from "../../../domain/people/name-links.ts";
import { isProposable, newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import { SelectField } from "../../../ui/form-fields.tsx";

interface Props {
  submitted: FormValues;
  formErrors: FormErrors | undefined;
  candidates: readonly NameCandidates[];
  parts: EditableParts;
}

export function PeopleFields({
  submitted,
  formErrors,
  parts,
  candidates: initialCandidates,
}: Props) {
  const { t } = useI18n("songs");
  const [searchResult, setSearchResult] = useState<number | "failed" | null>(null);
  const [fields, setFields] = useState({
    candidates: initialCandidates,
    composer: submitted.composer ?? "",
    composerId: submitted.composerId ?? "",
    choices: choicesOf(submitted),
  });
  const { candidates, composer, composerId, choices } = fields;
  const errors = formErrors?.errors;

  async function find(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    try {
      const part = await loadPart(() => import("./find-people.ts"));
      if (!part) return setSearchResult("failed");
      const { findPeople, readForm } = part;
      const people = await findPeople(readForm(form!));
      const values = readForm(form!);
      setFields({
        candidates: addKnownPeople(people, candidates),
        composer: values.composer ?? composer,
        composerId: chooseComposer(values, people),
        choices: choosePerformers(values, people),
      });
      setSearchResult(new Set(people.flatMap((one) => one.people.map(({ id }) => id))).size);
    } catch {
      setSearchResult("failed");
    }
  }

  return (
    <fieldset
      id="people"
      className="panel"
      tabIndex={-1}
      aria-describedby={errors?.people && "people-error"}
    >
      <legend>{t("songForm.people")}</legend>
      <button
        type="submit"
        name="act"
        value="find-people"
        formAction="#people"
        className="button quiet"
        onClick={find}
      >
        {t("songForm.findPeople")}
      </button>
      <p className="hint">{t("songForm.peopleHint")}</p>
      <p role="status">
        {searchResult === "failed" && t("error.unexpectedHint")}
        {typeof searchResult === "number" && t("songForm.peopleFound", { count: searchResult })}
      </p>
      {errors?.people && (
        <p id="people-error" className="error">
          {errors.people}
        </p>
      )}
      {parts.composition && composer && (composerId || candidates.length > 0) && (
        <PersonSelect
          input="composerId"
          label={t("songForm.composerOf", { name: composer })}
          printed={composer}
          chosen={composerId}
          candidates={candidates}
          error={errors?.composerId}
        />
      )}
      {parts.song &&
        choices.map(({ name, person }, at) => (
          <div key={name}>
            <input type="hidden" name={personInput(at, "name")} value={name} />
            <PersonSelect
              input={personInput(at, "person")}
              label={t("songForm.personOf", { name })}
              printed={name}
              chosen={person}
              candidates={candidates}
            />
          </div>
        ))}
    </fieldset>
  );
}

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
    const partNames = parts.map((part) => t(`part.${part}`)).join(", ");
    return [name, years, partNames].filter(Boolean).join(" · ");
  }
  return (
    <SelectField
      // Remounts the select, because an uncontrolled one would ignore a choice that comes with the candidates.
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
