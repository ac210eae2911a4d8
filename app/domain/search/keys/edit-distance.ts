/** What it costs to take one sound for another, to leave one out or to put one in; 1 is a whole letter. */
const vowels = new Set("aeiou");
const cheap = new Map<string, number>();

function confuse(cost: number, ...groups: string[]): void {
  for (const group of groups)
    for (const a of group)
      for (const b of group) if (a !== b) cheap.set(a + b, Math.min(cost, cheap.get(a + b) ?? 1));
}
// Tamil has one letter for these; the others are misheard, or differ between the languages.
confuse(0.15, "kg", "td", "pb", "cjs");
confuse(0.3, "aeiou", "hk", "hg");
confuse(0.5, "mn", "vb", "vp", "rl", "yj", "rd", "jd", "jt", "ld");

const omitted = (letter: string, before: string | undefined) => {
  if (letter === before) return 0.1;
  if (vowels.has(letter) || letter === "h" || letter === "y") return 0.3;
  return letter === "v" ? 0.5 : 1;
};

const taken = (a: string, b: string) => (a === b ? 0 : (cheap.get(a + b) ?? 1));

/**
 * How far two keys are apart, in letters: 0 for equal ones, little for what sounds alike. With `partly`
 * the text may go on after the query at almost no cost.
 */
export function editDistance(query: string, text: string, partly = false): number {
  let row = [0];
  for (let at = 1; at <= text.length; at++)
    row.push(row[at - 1]! + omitted(text[at - 1]!, text[at - 2]));
  for (let at = 1; at <= query.length; at++) {
    const letter = query[at - 1]!;
    const left = omitted(letter, query[at - 2]);
    const next = [row[0]! + left];
    for (let place = 1; place <= text.length; place++) {
      const other = text[place - 1]!;
      next.push(
        Math.min(
          row[place]! + left,
          next[place - 1]! + omitted(other, text[place - 2]),
          row[place - 1]! + taken(letter, other),
        ),
      );
    }
    row = next;
  }
  if (!partly) return row.at(-1)!;
  return Math.min(...row.map((cost, at) => cost + 0.02 * (text.length - at)));
}
