import { useEffect, useRef, useState } from "react";

const minLength = 2;
const typingPause = 300;

export function SuggestInput(props: {
  name: string;
  kind?: string;
  label: string;
  defaultValue?: string;
  type?: "search" | "text";
}) {
  const { name, kind, label, defaultValue, type = "text" } = props;
  const [suggestions, setSuggestions] = useState<[name: string, label?: string][]>([]);
  const listId = `suggestions-${name}`;
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  function suggest(text: string) {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    if (text.trim().length < minLength) return setSuggestions([]);
    setTimeout(async () => {
      if (signal.aborted) return;
      try {
        // Loaded with the first input.
        const { suggestNames } = await import("./suggest-names.ts");
        setSuggestions(await suggestNames(text, kind, signal));
      } catch {
        // Suggestions are optional.
      }
    }, typingPause);
  }

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
        onChange={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map(([text, shown]) => (
          <option key={text} value={text} label={shown} />
        ))}
      </datalist>
    </label>
  );
}
