import { type RefObject, useEffect, useState } from "react";
import type { Suggestion } from "../data/search/rank-suggestions.ts";

const shortest = 2;
const pause = 300;

async function ask(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const query = new URLSearchParams({ text, kind: "all" });
  const response = await fetch(`/suggest?${query}`, { signal });
  return response.ok ? response.json() : [];
}

interface Offered {
  offers: Suggestion[];
  chosen: number;
}

export const noOffers: Offered = { offers: [], chosen: -1 };

export function useOffers(input: RefObject<HTMLInputElement | null>) {
  const [offered, setOffered] = useState(noOffers);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let timer: ReturnType<typeof setTimeout>;
    let abort = new AbortController();
    const listen = () => {
      clearTimeout(timer);
      abort.abort();
      const text = field.value.trim();
      if ([...text].length < shortest) return setOffered(noOffers);
      timer = setTimeout(() => {
        abort = new AbortController();
        ask(text, abort.signal).then(
          (offers) => setOffered({ offers, chosen: -1 }),
          () => {},
        );
      }, pause);
    };
    field.addEventListener("input", listen);
    if (field.value !== field.defaultValue) listen();
    return () => {
      field.removeEventListener("input", listen);
      clearTimeout(timer);
      abort.abort();
    };
  }, [input]);
  return [offered, setOffered] as const;
}
