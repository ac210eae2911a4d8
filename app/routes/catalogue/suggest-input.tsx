import { useEffect, useRef, useState } from "react";

const shortest = 2;
const pause = 300;

/** Browsers show only what contains the typed text: a name found in another script or spelling says both. */
const labelled = (found: string, typed: string) =>
  found.toLowerCase().includes(typed.trim().toLowerCase()) ? undefined : `${found} · ${typed}`;

/** A text field that offers names from the archive while one types; a plain field without scripts. */
export function SuggestInput(props: {
  name: string;
  kind?: string;
  label: string;
  defaultValue?: string;
  type?: "search" | "text";
}) {
  const { name, kind, label, defaultValue, type = "text" } = props;
  const [offered, setOffered] = useState<[name: string, label?: string][]>([]);
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  useEffect(() => {
    const { current } = asking;
    return () => {
      clearTimeout(current.timer);
      current.abort?.abort();
    };
  }, []);

  function ask(text: string) {
    const { current } = asking;
    clearTimeout(current.timer);
    current.abort?.abort();
    if (text.trim().length < shortest) return setOffered([]);
    current.timer = setTimeout(async () => {
      const abort = new AbortController();
      current.abort = abort;
      const query = new URLSearchParams(kind ? { text, kind } : { text });
      try {
        const response = await fetch(`/suggest?${query}`, { signal: abort.signal });
        if (!response.ok) return;
        const names: string[] = await response.json();
        setOffered(names.map((found) => [found, labelled(found, text)]));
      } catch {
        // Suggestions are a convenience: without them the field is as good as before.
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
