import { type RefObject, useEffect, useState } from "react";
import type { CountedSuggestion } from "../data/search/names/rank-suggestions.ts";

const minLength = 2;
const typingPause = 300;

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<CountedSuggestion[]> {
  const query = new URLSearchParams({ text, kind: "all" });
  const response = await fetch(`/suggest?${query}`, { signal });
  return response.ok ? response.json() : [];
}

interface State {
  suggestions: CountedSuggestion[];
  chosen: number;
}

export const noSuggestions: State = { suggestions: [], chosen: -1 };

export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState(noSuggestions);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    let abort = new AbortController();
    const handleInput = () => {
      clearTimeout(timer);
      abort.abort();
      const text = field.value.trim();
      if ([...text].length < minLength) return setState(noSuggestions);
      timer = setTimeout(() => {
        abort = new AbortController();
        fetchSuggestions(text, abort.signal).then(
          (suggestions) => setState({ suggestions, chosen: -1 }),
          () => {},
        );
      }, typingPause);
    };
    field.addEventListener("input", handleInput);
    if (field.value !== field.defaultValue) handleInput();
    return () => {
      field.removeEventListener("input", handleInput);
      clearTimeout(timer);
      abort.abort();
    };
  }, [input]);
  return [state, setState] as const;
}
