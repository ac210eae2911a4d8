import { useMemo } from "react";
import { fold, isTamil, normalizeWords, toBody } from "../../../domain/search/keys/search-key.ts";
import type { SelectOption } from "../../../ui/form-fields.tsx";

export function useFiltered(options: SelectOption[], query: string): SelectOption[] {
  const isEmpty = query.trim() === "";
  // Computed when the list is first searched, never on the server.
  const bodies = useMemo(
    () =>
      (isEmpty ? [] : options).map(({ text, value }) => toBody(normalizeWords(`${text} ${value}`))),
    [options, isEmpty],
  );
  if (isEmpty) return options;
  const toKey = isTamil(query) ? fold : (body: string) => body;
  const wanted = toKey(toBody(normalizeWords(query)));
  return options.filter((_, position) => toKey(bodies[position]!).includes(wanted));
}
