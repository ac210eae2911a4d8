type Texts = [text: string, name: string][];

/** What `text LIKE '%query%'` would find: ASCII letters of either case. */
export function likeSearch(query: string, texts: Texts): string[] {
  const asked = query.toLowerCase();
  return texts.filter(([text]) => text.toLowerCase().includes(asked)).map(([, name]) => name);
}

const trigrams = (text: string) => {
  const padded = ` ${text.toLowerCase()} `;
  return new Set([...padded].slice(2).map((_, at) => [...padded].slice(at, at + 3).join("")));
};

/** Ranks names by the share of trigrams in common with the query. */
export function trigramSearch(query: string, texts: Texts): string[] {
  const asked = trigrams(query);
  return texts
    .map(([text, name]) => {
      const own = trigrams(text);
      const common = [...asked].filter((part) => own.has(part)).length;
      return { name, likeness: common / (asked.size + own.size - common) };
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ name }) => name);
}
