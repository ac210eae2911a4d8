type Texts = [text: string, name: string][];

/** Returns what `text LIKE '%query%'` finds: ASCII letters of either case. */
export function likeSearch(query: string, texts: Texts): string[] {
  const part = query.toLowerCase();
  return texts.filter(([text]) => text.toLowerCase().includes(part)).map(([, name]) => name);
}

const trigrams = (text: string) => {
  const padded = ` ${text.toLowerCase()} `;
  return new Set([...padded].slice(2).map((_, at) => [...padded].slice(at, at + 3).join("")));
};

/** Ranks names by the share of trigrams in common with the query. */
export function trigramSearch(query: string, texts: Texts): string[] {
  const ofQuery = trigrams(query);
  return texts
    .map(([text, name]) => {
      const ofText = trigrams(text);
      const common = [...ofQuery].filter((part) => ofText.has(part)).length;
      return { name, likeness: common / (ofQuery.size + ofText.size - common) };
    })
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ name }) => name);
}
