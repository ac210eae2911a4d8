/** What a picked song knows of itself: the names its raaga and taala go by, and its words. */
export interface Picked {
  raaga: string[] | null;
  taala: string[] | null;
  lyrics: string;
}

type Field = HTMLSelectElement | HTMLTextAreaElement;

/** Writes as a person would, so that the page and the draft hear of it. */
function write(field: Field, value: string): void {
  field.value = value;
  for (const heard of ["input", "change"]) field.dispatchEvent(new Event(heard, { bubbles: true }));
}

const fold = (text: string) => text.normalize("NFC").trim().toLowerCase();

/** The option of a list that goes by one of `names`, by id or by description, in any case. */
function matching(select: HTMLSelectElement, names: string[]): string | null {
  const wanted = new Set(names.map(fold));
  const option = [...select.options].find(
    ({ value, text }) => value !== "" && (wanted.has(fold(value)) || wanted.has(fold(text))),
  );
  return option?.value ?? null;
}

/**
 * Writes into the form what a picked song brings, where nothing has been filled in yet; the names of the
 * fields that it has filled, with their values.
 */
export function fillFrom(form: HTMLFormElement, picked: Picked): Map<string, string> {
  const filled = new Map<string, string>();
  const set = (name: string, value: string | null) => {
    const field = form.elements.namedItem(name) as Field | null;
    if (!field || !value || field.value.trim() !== "") return;
    write(field, value);
    filled.set(name, field.value);
  };
  const choose = (name: string, names: string[] | null) => {
    const select = form.elements.namedItem(name);
    if (names && select instanceof HTMLSelectElement) set(name, matching(select, names));
  };
  choose("raagaId", picked.raaga);
  choose("taalaId", picked.taala);
  set("lyrics", picked.lyrics);
  return filled;
}

/** Empties the fields that were filled in and not changed since. */
export function clearFilled(form: HTMLFormElement, filled: Map<string, string>): void {
  for (const [name, value] of filled) {
    const field = form.elements.namedItem(name) as Field | null;
    if (field?.value === value) write(field, "");
  }
}
