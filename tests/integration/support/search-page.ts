import { makeRaaga, makeSong, makeTaala } from "./factories.ts";
import { readText, visit } from "./front-door.ts";

/** Searches by form fields; returns the titles found. */
export async function searchTitles(query: Record<string, string>): Promise<string[]> {
  const address = `/search?${new URLSearchParams({ ...query, searched: "true" })}`;
  const html = await (await visit(address)).text();
  return [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title!);
}

/** The text of the search page for `q`. */
export const readSearchPage = async (q: string) =>
  readText(await visit(`/search?${new URLSearchParams({ q })}`));

/** Two songs in two scripts. */
export async function makeTwoSongs() {
  await makeRaaga({ id: "Dhirashankarabharanam" }, ["Shankarabharanam"]);
  await makeRaaga({ id: "Kanada" });
  await makeTaala("Adi");
  await makeSong({
    title: "Endaro Mahanubhavulu",
    raagaId: "Dhirashankarabharanam",
    taalaId: "Adi",
    composer: "Tyagaraja",
    singer: "Sarasvati Rao",
    lyrics: "ఎందరో మహానుభావులు\nఅందరికీ వందనములు",
    players: { Violin: ["Lalita"] },
  });
  await makeSong({ title: "வருக வருக", composer: "Tyagaraja", raagaId: "Kanada" });
}
