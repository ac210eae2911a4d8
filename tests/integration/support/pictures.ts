import { env } from "cloudflare:workers";
import type { PersonPicture } from "#app/domain/people/person-picture.ts";
import { jpeg, webp } from "#tests/picture-samples.ts";
import type { Administrator } from "./administrators.ts";
import { origin, visit } from "./front-door.ts";

type Body = Uint8Array<ArrayBuffer>;

export const pictureTexts = {
  description: "Sings with closed eyes",
  credit: "A. Photographer",
  rights: "CC BY-SA 4.0",
  statement: "",
};

/** As a browser makes them. */
export const allSizes = [webp(640, 480), jpeg(640, 480), webp(160, 120), jpeg(160, 120)];

export interface SentPicture {
  fields?: Record<string, string>;
  picture?: Body[];
  sizes?: Body[];
  cookie?: string;
}

/** Sends the form of a person's picture, by default with the revision that its page has. */
export async function sendPicture(
  admin: Administrator,
  person: string,
  { fields = {}, picture = [], sizes = [], cookie = admin.cookie }: SentPicture,
): Promise<Response> {
  const path = `/admin/people/${person}`;
  const page = await (await admin.read(path)).text();
  const revision = /name="revision" value="(\d+)"/.exec(page)?.[1] ?? "0";
  const body = new FormData();
  const all = { act: "save", revision, ...pictureTexts, ...fields };
  for (const [name, value] of Object.entries(all)) body.set(name, value);
  // What the browser says of a file is not believed.
  const file = (bytes: Body) => new File([bytes], "../evil.svg", { type: "image/svg+xml" });
  for (const bytes of picture) body.append("picture", file(bytes));
  for (const bytes of sizes) body.append("sizes", file(bytes));
  return visit(path, { method: "POST", body, headers: { Cookie: cookie, Origin: origin } });
}

export async function pictureOf(person: string): Promise<PersonPicture | null> {
  const stored = await env.DB.prepare("SELECT picture FROM people WHERE id = ?")
    .bind(person)
    .first<string>("picture");
  return stored ? (JSON.parse(stored) as PersonPicture) : null;
}
