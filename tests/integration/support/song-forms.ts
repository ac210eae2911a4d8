import { env } from "cloudflare:workers";
import { archive } from "#app/archive.ts";
import { accompanimentTypes, mediaLocationTypes, mediaTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { db, makeRaaga, makeSongType, makeTaala } from "./factories.ts";
import { submit } from "./front-door.ts";

/** A song form as somebody would fill it in. */
export const filled = {
  act: "save",
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  uploadType: "YouTube",
  mediaTypeId: "1",
  mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
  composer: archive.composer,
  publishedDate: "1975-08-15",
  raagaId: "Lavangi",
  taalaId: "Adi",
  songTypeId: "Kriti",
  description: "In praise of the goddess.",
  lyrics: "first line\r\nsecond line",
  "accompaniments.0.type": "1",
  "accompaniments.0.names": "T. K. Murthy, Guruvayur Dorai",
  "accompaniments.3.type": "2",
  "accompaniments.3.names": "",
};

/** Creates the choices of the form. */
export async function seedChoices() {
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await db.insert(mediaTypes).values({ id: 1, description: "Audio" });
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  await db.insert(accompanimentTypes).values([{ name: "Mridangam" }, { name: "Violin" }]);
}

export const add = (cookie: string, fields: Record<string, string> = {}) =>
  submit(
    "/songs/add",
    { ...filled, requestId: crypto.randomUUID(), ...fields },
    { Cookie: cookie },
  );

/** The number of the last change of a song or its composition, as a form that is opened now has it. */
export async function lastChange(songId = 1): Promise<string> {
  const last = await env.DB.prepare(
    `SELECT max(r.id) AS id FROM songs s JOIN revisions r
      ON (subject_kind = 'song' AND subject_id = CAST(s.id AS TEXT))
      OR (subject_kind = 'composition' AND subject_id = CAST(s.composition_id AS TEXT))
      WHERE s.id = ?`,
  )
    .bind(songId)
    .first<number>("id");
  return String(last ?? 0);
}
