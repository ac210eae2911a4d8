import { useEffect, useRef, useState } from "react";

const shortest = 2;
const pause = 300;

/** A text field with suggestions; plain without scripts. */
export function SuggestInput(props: {
  name: string;
  kind?: string;
  label: string;
  defaultValue?: string;
  type?: "search" | "text";
}) {
  const { name, kind, label, defaultValue, type = "text" } = props;
  const [offered, setOffered] = useState<[name: string, label?: string][]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  function ask(text: string) {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    if (text.trim().length < shortest) return setOffered([]);
    setTimeout(async () => {
      if (signal.aborted) return;
      try {
        // Loaded with the first input.
        const { suggestNames } = await import("./suggest-names.ts");
        setOffered(await suggestNames(text, kind, signal));
      } catch {
        // Suggestions are optional.
      }
    }, pause);
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
        list={`offered-${name}`}
        onChange={(event) => ask(event.currentTarget.value)}
      />
      <datalist id={`offered-${name}`}>
        {offered.map(([text, shown]) => (
          <option key={text} value={text} label={shown} />
        ))}
      </datalist>
    </label>
  );
}
