import { env } from "cloudflare:workers";
import { type Administrator, makeEditor } from "./administrators.ts";
import { makeRaaga, makeSongType, makeTaala } from "./factories.ts";

export const ownImport = "/my-collection/import";

/** Creates the lists that files of songs name, and a Contributor. */
export async function makeCsvWorld(): Promise<Administrator> {
  await makeRaaga({ id: "Mohanam" });
  await makeRaaga({ id: "Kalyani" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await env.DB.batch([
    env.DB.prepare("INSERT INTO accompaniment_types (name) VALUES ('Mridangam'), ('Violin')"),
    env.DB.prepare("INSERT INTO media_types (description) VALUES ('Audio'), ('Video')"),
    env.DB.prepare(
      "INSERT INTO media_location_types (description) VALUES ('YouTube'), ('Archive'), ('Web address')",
    ),
  ]);
  return makeEditor("singer@example.org", "Contributor");
}

export const rowsOf = async (query: string) => (await env.DB.prepare(query).all()).results;
