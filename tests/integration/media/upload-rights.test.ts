import { beforeEach, describe, expect, test } from "vitest";
import { claimStatements } from "#app/data/media/song-files.ts";
import { writeShape } from "#app/domain/media/sound-shape.ts";
import { partLength } from "#app/domain/media/upload.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { uploaderOf, uploadServices } from "../support/uploads.ts";

let owner = 0;
let mine: ReturnType<typeof uploaderOf>;
const shape = writeShape(new Uint8Array(512));
const nobody = "0".repeat(32);

beforeEach(async () => {
  owner = await makeUser("singer@example.org", "Contributor");
  mine = uploaderOf(await logIn("singer@example.org"));
});

const file = filledTo(partLength + 4321, samples.mp3);

/** Attaches the file to a song; false if it is not available. */
async function claim(id: string, ownerId = owner): Promise<boolean> {
  const { db } = uploadServices();
  return db.batch([...claimStatements(db, id, ownerId)]).then(
    () => true,
    () => false,
  );
}

describe("who may", () => {
  test("T33 another user's upload is a 404", async () => {
    const { id } = await mine.start("Endaro.mp3", file);
    const other = await makeUser("other@example.org", "Administrator");
    const theirs = uploaderOf(await logIn("other@example.org"));
    const part = file.slice(0, partLength);
    const asked = [
      await theirs.state(id),
      await theirs.part(id, 1, part),
      await theirs.complete(id),
      await theirs.shape(id, shape),
      await theirs.cancel(id),
    ];
    const unknown = [
      await theirs.state(nobody),
      await theirs.part(nobody, 1, part),
      await theirs.complete(nobody),
      await theirs.shape(nobody, shape),
      await theirs.cancel(nobody),
    ];
    expect(asked).toEqual(unknown);
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await mine.finish(id, file);
    expect(await claim(id, other)).toBe(false);
    expect(await claim(id)).toBe(true);
  });

  test("T61 what has arrived is read by its owner alone, whole or in ranges", async () => {
    const { id } = await mine.start("Endaro.mp3", file);
    const read = async (cookie: string, headers: HeadersInit = {}, of = id) => {
      const asked = { headers: { Cookie: cookie, ...headers } };
      const response = await visit(`/uploads/${of}/file`, asked);
      return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
    };
    const cookie = await logIn("singer@example.org");
    expect((await read(cookie)).response.status).toBe(404);
    await mine.finish(id, file);
    const { response, bytes } = await read(cookie);
    expect(response.status).toBe(200);
    expect(bytes).toEqual(file);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "audio/mpeg",
      "accept-ranges": "bytes",
      "cache-control": "private, no-store",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    const part = await read(cookie, { Range: "bytes=10-19" });
    expect(part.response.status).toBe(206);
    expect(part.response.headers.get("Content-Range")).toBe(`bytes 10-19/${file.length}`);
    expect(part.bytes).toEqual(file.slice(10, 20));
    expect((await read(cookie, { Range: `bytes=${file.length}-` })).response.status).toBe(416);
    expect((await read(cookie, { "If-None-Match": "*" })).response.status).toBe(200);

    await makeUser("other@example.org", "Administrator");
    await makeUser("viewer@example.org", "Viewer");
    const other = await logIn("other@example.org");
    const [theirs, unknown] = [await read(other), await read(other, {}, nobody)];
    expect(theirs.response.status).toBe(404);
    expect(theirs.bytes).toEqual(unknown.bytes);
    expect((await read(await logIn("viewer@example.org"))).response.status).toBe(403);
    expect((await read("")).response.status).toBe(401);

    // A song has it: from then on it is read where songs are.
    expect(await claim(id)).toBe(true);
    expect((await read(cookie)).response.status).toBe(404);
  });

  test("T35 only Contributors and Administrators; others get JSON in their language", async () => {
    await makeUser("viewer@example.org", "Viewer");
    const viewer = uploaderOf(await logIn("viewer@example.org"));
    const stranger = uploaderOf("");
    for (const [who, status] of [
      [viewer, 403],
      [stranger, 401],
    ] as const) {
      const answers = [
        await who.start("a.mp3", samples.mp3),
        await who.part(nobody, 1, samples.mp3),
        await who.state(nobody),
        await who.complete(nobody),
        await who.shape(nobody, shape),
        await who.cancel(nobody),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
      for (const { message } of answers)
        expect(message, JSON.stringify(answers)).toMatch(/log in|permission/i);
    }
    expect(await count("FROM media_files")).toBe(0);
    const tamil = await uploaderOf("").ask("", {
      method: "POST",
      body: "x",
      headers: { "Accept-Language": "ta" },
    });
    expect(tamil.message).toMatch(/[஀-௿]/);
  });

  test("T28 not from another site", async () => {
    const cookie = await logIn("singer@example.org");
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "same-site" },
    ] as HeadersInit[]) {
      const response = await visit("/uploads?name=a.mp3&size=900", {
        method: "POST",
        body: samples.mp3,
        headers: { Cookie: cookie, ...headers },
      });
      expect(response.status).toBe(403);
    }
    expect(await count("FROM media_files")).toBe(0);
  });
});
