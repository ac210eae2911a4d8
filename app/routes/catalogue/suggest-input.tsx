import type { InputEvent } from "react";
import { loadPart } from "../../ui/part.tsx";

let loading: Promise<typeof import("./suggest-names.ts") | null> | undefined;

/** The code that suggests comes with the first letter; if it is missing, that is told once. */
async function suggest({ currentTarget: input }: InputEvent<HTMLInputElement>) {
  loading ??= loadPart(() => import("./suggest-names.ts"));
  (await loading)?.suggestNames(input);
}

export function SuggestInput(props: {
  name: string;
  kind?: string;
  label: string;
  defaultValue?: string;
  type?: "search" | "text";
}) {
  const { name, kind, label, defaultValue, type = "text" } = props;
  const listId = `suggestions-${name}`;
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type={type}
        name={name}
        defaultValue={defaultValue}
        maxLength={200}
        autoComplete="off"
        list={listId}
        data-kind={kind}
        onInput={suggest}
      />
      <datalist id={listId} />
    </label>
  );
}
