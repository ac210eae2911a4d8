import type { NameCandidates } from "../../../domain/people/person.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import type { FormValues } from "../values/form-values.ts";
import { performersIn } from "./choose-people.ts";

export function readForm(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

export async function findPeople(values: FormValues): Promise<NameCandidates[]> {
  const names = [tidyLine(values.composer ?? ""), ...performersIn(values)].filter(Boolean);
  const query = new URLSearchParams(names.map((name) => ["name", name]));
  const response = await fetch(`/songs/people?${query}`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
