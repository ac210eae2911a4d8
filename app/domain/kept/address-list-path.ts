import { maxEntries } from "./limits.ts";

/** Returns the query of an address that contains a list: its name and the ids of its songs; null for too many songs. */
function addressQuery(name: string, songIds: readonly number[]): string | null {
  if (songIds.length > maxEntries) return null;
  const songs = songIds.map((id) => id.toString(36)).join(".");
  return String(new URLSearchParams({ songs, ...(name && { name }) }));
}

const pathOf = (path: string) => (name: string, songIds: readonly number[]) => {
  const query = addressQuery(name, songIds);
  return query === null ? null : `${path}?${query}`;
};

/** Returns the address of a page that contains a list; null if it has more than a hundred songs. */
export const addressListPath = pathOf("/list");

/** Returns the address of the song sheets of such a list. */
export const addressSheetsPath = pathOf("/list/sheets");
