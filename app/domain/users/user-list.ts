export const userSorts = ["username", "id"] as const;
export type UserSort = (typeof userSorts)[number];

/** The initials of an e-mail address's first two words, else its first two letters. */
export function initialsOf(username: string): string {
  const name = username.split("@")[0] ?? "";
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...(words[0] ?? "?")];
  return letters.slice(0, 2).join("").toUpperCase();
}
