import { suggest } from "./suggest-later.ts";

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
        onInput={({ currentTarget }) => void suggest(currentTarget)}
      />
      <datalist id={listId} />
    </label>
  );
}
