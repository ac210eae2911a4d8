import { useState } from "react";
import { clearFields, fillFields } from "./fill-fields.ts";
import type { Filled } from "./filled-from.tsx";
import { type FoundTitle, readPicked } from "./use-title-search.ts";

export function useFilledFields() {
  const [filled, setFilled] = useState<Filled | null>(null);

  function clear(form: HTMLFormElement) {
    if (filled) clearFields(form, filled.fields);
    setFilled(null);
  }

  async function fill(form: HTMLFormElement, { id, title }: FoundTitle) {
    const picked = await readPicked(id);
    if (!picked) return;
    clear(form);
    const fields = fillFields(form, picked);
    if (fields.size > 0) setFilled({ title, fields });
  }
  return { filled, fill, clear };
}
