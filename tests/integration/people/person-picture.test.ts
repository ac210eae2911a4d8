import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findPicturedPerson } from "#app/data/people/person-picture.ts";
import { maxPictureBytes, picturePath } from "#app/domain/people/person-picture.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { savePicture } from "#app/operations/people/save-picture.ts";
import { filledTo } from "#tests/media-samples.ts";
import { avif, jpeg, png, svg, webp } from "#tests/picture-samples.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makePeople } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { merge, mergeNumber, separate } from "../support/merges.ts";
import {
  allSizes,
  pictureOf,
  pictureTexts,
  sendPicture,
  type SentPicture,
} from "../support/pictures.ts";
import { storedKeys, uploadServices } from "../support/uploads.ts";
import { count, logIn, makeUser } from "../support/users.ts";

const person = "m-balamuralikrishna";
const path = `/admin/people/${person}`;
let admin: Administrator;
beforeEach(async () => {
  admin = await makeAdministrator();
  await makePeople(person, "tyagaraja");
});

const send = (sent: SentPicture, to = person) => sendPicture(admin, to, sent);
const addressesOf = async (id = person) =>
  ((await pictureOf(id))?.files ?? []).map((file) => picturePath(file));

describe("an Administrator", () => {
  test("uploads a picture in all its sizes", async () => {
    const sent = await send({ sizes: allSizes, picture: [png(640, 480)] });
    expect(sent.headers.get("Location")).toBe(`/people/${person}`);
    const { files, ...said } = (await pictureOf(person))!;
    expect(said).toEqual({ ...pictureTexts, statement: null });
    expect(files.map(({ type, width, height }) => [type, width, height])).toEqual([
      ["image/webp", 640, 480],
      ["image/jpeg", 640, 480],
      ["image/webp", 160, 120],
      ["image/jpeg", 160, 120],
    ]);
    expect((await storedKeys()).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    const log = await readText(await admin.read("/admin/audit"));
    expect(log).toMatch(/Picture of a person saved M. Balamuralikrishna m-balamuralikrishna/);
    const history = await env.DB.prepare(
      "SELECT kind, changed_by, fields FROM revisions WHERE subject_kind = 'person' AND subject_id = ?",
    )
      .bind(person)
      .all<{ fields: string }>();
    expect(history.results).toMatchObject([{ kind: "updated", changed_by: admin.id }]);
    expect(JSON.parse(history.results[0]!.fields)).toEqual({ picture: [null, { ...said, files }] });
  });

  test("uploads a small file without JavaScript, and is told what is wrong with another", async () => {
    const refused = async (sent: SentPicture, reason: string) => {
      const response = await send(sent);
      expect(response.status, reason).toBe(400);
      const text = await readText(response);
      expect(text).toContain(reason);
      expect(await pictureOf(person)).toBeNull();
      expect(await storedKeys()).toEqual([]);
      expect(await count("FROM media_files")).toBe(0);
    };
    await refused({}, "required");
    await refused({ picture: [svg] }, "This is not a JPEG, PNG, WebP or AVIF picture");
    await refused(
      { picture: [filledTo(maxPictureBytes + 1, jpeg(640, 480))] },
      "The file is larger than 60 kB",
    );
    await refused({ picture: [filledTo(3_000_000, jpeg(640, 480))] }, "larger than 60 kB");
    await refused({ picture: [png(5000, 5000)] }, "Each side must be 80 to 2,000 pixels long");
    await refused({ sizes: [...allSizes.slice(0, 3), svg] }, "This is not a JPEG");
    await refused({ picture: [jpeg(640, 480)], fields: { credit: " " } }, "required");
    await refused({ picture: [jpeg(640, 480)], fields: { description: "a".repeat(301) } }, "300");

    expect((await send({ picture: [avif(640, 480)] })).status).toBe(302);
    expect((await pictureOf(person))!.files).toMatchObject([{ type: "image/avif", width: 640 }]);
  });

  test("changes what is said of a picture without a new file", async () => {
    await send({ sizes: allSizes });
    const { files } = (await pictureOf(person))!;
    const page = await readText(await admin.read(path));
    expect(page).toContain("Remove the picture");
    await send({ fields: { credit: "Another" } });
    expect(await pictureOf(person)).toEqual({
      ...pictureTexts,
      statement: null,
      credit: "Another",
      files,
    });
    expect((await storedKeys()).length).toBe(4);
  });

  test("replaces a picture and removes it, and its files go at once", async () => {
    await send({ sizes: allSizes });
    const [first] = await addressesOf();
    expect((await visit(first!)).status).toBe(200);
    await send({ picture: [png(640, 480)] });
    const [second] = await addressesOf();
    expect(second).not.toBe(first);
    expect((await visit(first!)).status).toBe(404);
    expect((await visit(second!)).status).toBe(200);
    expect((await storedKeys()).length).toBe(1);

    const removed = await send({ fields: { act: "remove" } });
    expect(removed.headers.get("Location")).toBe(`/people/${person}`);
    expect(await pictureOf(person)).toBeNull();
    expect(await addressesOf()).toEqual([]);
    expect((await visit(second!)).status).toBe(404);
    expect(await storedKeys()).toEqual([]);
    expect(await count("FROM media_files")).toBe(0);
    expect(await readText(await admin.read("/admin/audit"))).toContain(
      "Picture of a person removed",
    );
  });

  test("is told that someone else was faster, and nothing stays of their file", async () => {
    await send({ sizes: allSizes });
    const stored = await pictureOf(person);
    const late = await send({ picture: [png(640, 480)], fields: { revision: "0" } });
    expect(late.status).toBe(409);
    expect(await readText(late)).toContain("Someone else has edited this person");
    expect(await pictureOf(person)).toEqual(stored);
    expect((await storedKeys()).length).toBe(4);
    expect(await count("FROM media_files")).toBe(4);
  });
});

test("nobody else uploads a picture", async () => {
  await makeUser("singer@example.org", "Viewer", "Contributor");
  const cookie = await logIn("singer@example.org");
  expect((await send({ sizes: allSizes, cookie })).status).toBe(403);
  expect((await send({ sizes: allSizes, cookie: "none=1" })).headers.get("Location")).toMatch(
    /^\/login/,
  );
  expect(await storedKeys()).toEqual([]);
  expect((await admin.read("/admin/people/nobody")).status).toBe(404);
  expect((await send({ sizes: allSizes }, "nobody")).status).toBe(404);
});

test("an upload whose role ends between the guard and the write leaves nothing behind", async () => {
  const services = { ...uploadServices(), logEvent: () => undefined };
  const stored = (await findPicturedPerson(services.db, person, "en"))!;
  await makeUser("chief@example.org", "Administrator");
  const bucket = Object.create(env.MEDIA) as R2Bucket;
  const files = [{ type: "image/png", width: 640, height: 480, bytes: png(640, 480) }] as const;
  const user = { id: admin.id } as Parameters<typeof savePicture>[1];
  bucket.put = (async (...args: Parameters<R2Bucket["put"]>) => {
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(admin.id).run();
    return env.MEDIA.put(...args);
  }) as R2Bucket["put"];
  bucket.delete = (keys) => env.MEDIA.delete(keys);
  const written = await savePicture({ ...services, bucket }, user, stored, pictureTexts, files);
  expect(written).toEqual({ ok: false, reason: "denied" });
  expect(await storedKeys()).toEqual([]);
  expect(await count("FROM media_files")).toBe(0);
  // Then no file is stored at all.
  bucket.put = () => Promise.reject(new Error("not reached"));
  const again = await savePicture({ ...services, bucket }, user, stored, pictureTexts, files);
  expect(again).toEqual({ ok: false, reason: "denied" });
});

test("T64 what a broken upload has left is deleted by the scheduled job", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const services = { ...uploadServices(), logEvent: () => undefined };
  const stored = (await findPicturedPerson(services.db, person, "en"))!;
  const bucket = Object.create(env.MEDIA) as R2Bucket;
  let stores = 0;
  bucket.put = (async (...args: Parameters<R2Bucket["put"]>) => {
    if (++stores === 2) throw new Error("R2 is gone");
    return env.MEDIA.put(...args);
  }) as R2Bucket["put"];
  bucket.delete = () => Promise.reject(new Error("R2 is gone"));
  const files = [webp(640, 480), jpeg(640, 480)].map(
    (bytes, at) =>
      ({ type: at ? "image/jpeg" : "image/webp", width: 640, height: 480, bytes }) as const,
  );
  const user = { id: admin.id } as Parameters<typeof savePicture>[1];
  await expect(
    savePicture({ ...services, bucket }, user, stored, pictureTexts, files),
  ).rejects.toThrow("R2 is gone");
  expect(await pictureOf(person)).toBeNull();
  expect(await count("FROM media_files")).toBe(2);
  await cleanUpMedia(uploadServices());
  expect(await storedKeys()).toEqual([]);
  expect(await count("FROM media_files")).toBe(0);
});

describe("the file of a picture", () => {
  test("T57 is served for a year with its type, and nothing in it runs", async () => {
    await send({ sizes: allSizes });
    const { files } = (await pictureOf(person))!;
    const { id } = files[0]!;
    const response = await visit(`/pictures/people/${id}.webp`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(response.headers.get("Content-Disposition")).toContain(`${person}.webp`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(allSizes[0]);
    const etag = response.headers.get("ETag")!;
    const again = await visit(`/pictures/people/${id}.webp`, {
      headers: { "If-None-Match": etag },
    });
    expect(again.status).toBe(304);
    // Under no other name, and not as a recording.
    for (const other of [
      `/pictures/people/${id}.jpg`,
      `/pictures/people/${id}.svg`,
      `/media/${id}`,
      `/pictures/people/${"0".repeat(32)}.webp`,
    ])
      expect((await visit(other)).status, other).toBe(404);
    const written = await visit(`/pictures/people/${id}.webp`, {
      method: "DELETE",
      headers: { Origin: origin },
    });
    expect(written.status).toBe(405);
  });

  test("a recording is no picture", async () => {
    const id = "a".repeat(32);
    await env.MEDIA.put(id, "sound");
    await env.DB.prepare(
      "INSERT INTO media_files (id, status, content_type, size) VALUES (?, 'ready', 'audio/mpeg', 5)",
    )
      .bind(id)
      .run();
    expect((await visit(`/pictures/people/${id}.mpeg`)).status).toBe(404);
    expect((await visit(`/media/${id}`)).status).toBe(200);
  });
});

describe("merged people", () => {
  test("a merge takes a picture over, and its undoing gives it back", async () => {
    await send({ sizes: allSizes });
    const picture = await pictureOf(person);
    const dialog = await readText(
      await admin.read(`/admin/same?kind=person&dialog=merge&from=${person}&to=tyagaraja`),
    );
    expect(dialog).toContain("Sings with closed eyes");
    expect((await merge(admin, "person", person, "tyagaraja")).status).toBe(302);
    expect(await pictureOf("tyagaraja")).toEqual(picture);
    expect((await addressesOf("tyagaraja")).length).toBeGreaterThan(0);
    expect((await separate(admin, "person", await mergeNumber())).status).toBe(302);
    expect(await pictureOf("tyagaraja")).toBeNull();
    expect(await pictureOf(person)).toEqual(picture);
    expect((await storedKeys()).length).toBe(4);
  });

  test("a picture that was removed after the merge does not come back", async () => {
    await send({ sizes: allSizes });
    await merge(admin, "person", person, "tyagaraja");
    await send({ fields: { act: "remove" } }, "tyagaraja");
    expect(await storedKeys()).toEqual([]);
    await separate(admin, "person", await mergeNumber());
    expect(await pictureOf(person)).toBeNull();
    expect(await pictureOf("tyagaraja")).toBeNull();
  });

  test("keep each their own picture", async () => {
    await send({ sizes: allSizes });
    await send({ picture: [png(640, 480)] }, "tyagaraja");
    const [own, other] = [await pictureOf(person), await pictureOf("tyagaraja")];
    await merge(admin, "person", person, "tyagaraja");
    expect(await pictureOf("tyagaraja")).toEqual(other);
    await separate(admin, "person", await mergeNumber());
    expect(await pictureOf(person)).toEqual(own);
    expect((await admin.read(path)).status).toBe(200);
  });
});

test("the files of a declined person go with them", async () => {
  await send({ sizes: allSizes });
  await env.DB.prepare("UPDATE people SET proposed_at = 5 WHERE id = ?").bind(person).run();
  await admin.send(`/admin/proposals?kind=person&dialog=decline&id=${person}`, {
    act: "decline",
    reason: "Nobody of that name",
  });
  expect(await count("FROM people WHERE id = 'm-balamuralikrishna'")).toBe(0);
  await cleanUpMedia(uploadServices());
  expect(await storedKeys()).toEqual([]);
  expect(await count("FROM media_files")).toBe(0);
});
