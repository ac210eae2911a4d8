export interface Picked {
  raaga: string[] | null;
  taala: string[] | null;
  lyrics: string;
}

type Field = HTMLSelectElement | HTMLTextAreaElement;

/** Sets a value and dispatches the events of typing, which the draft listens to. */
function setValue(field: Field, value: string): void {
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

const fold = (text: string) => text.normalize("NFC").trim().toLowerCase();

function findOption(select: HTMLSelectElement, names: string[]): string | null {
  const wanted = new Set(names.map(fold));
  const option = [...select.options].find(
    ({ value, text }) => value !== "" && (wanted.has(fold(value)) || wanted.has(fold(text))),
  );
  return option?.value ?? null;
}

export function fillFields(form: HTMLFormElement, picked: Picked): Map<string, string> {
  const filled = new Map<string, string>();
  const set = (name: string, value: string | null) => {
    const field = form.elements.namedItem(name) as Field | null;
    if (!field || !value || field.value.trim() !== "") return;
    setValue(field, value);
    filled.set(name, field.value);
  };
  const choose = (name: string, names: string[] | null) => {
    const select = form.elements.namedItem(name);
    if (names && select instanceof HTMLSelectElement) set(name, findOption(select, names));
  };
  choose("raagaId", picked.raaga);
  choose("taalaId", picked.taala);
  set("lyrics", picked.lyrics);
  return filled;
}

export function clearFields(form: HTMLFormElement, filled: Map<string, string>): void {
  for (const [name, value] of filled) {
    const field = form.elements.namedItem(name) as Field | null;
    if (field?.value === value) setValue(field, "");
  }
}
