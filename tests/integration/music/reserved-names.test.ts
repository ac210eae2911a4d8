import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { completeSongs } from "#tests/song-rows.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { previewImport } from "../support/csv-import.ts";
import { readText } from "../support/front-door.ts";
import { bearerFor, call, music } from "../support/rest/call.ts";
import { makeCsvWorld } from "../support/song-csv.ts";
import { count } from "../support/users.ts";

const list = "/admin/lists/instruments";
let admin: Administrator;

beforeEach(async () => {
  await makeCsvWorld();
  admin = await makeAdministrator();
});

test.each(["title", " Lyrics", "VERSION", "meaning.te"])(
  "an accompaniment cannot be named as another column of songs' CSV: %s",
  async (name) => {
    const id = await env.DB.prepare("SELECT id FROM accompaniment_types").first<number>("id");
    const added = await admin.send(`${list}?dialog=add`, { act: "add", name });
    expect(added.status).toBe(400);
    expect(await readText(added)).toContain("A column of CSV files of songs already has this name");
    const renamed = await admin.send(`${list}?dialog=edit&id=${id}`, { act: "change", name });
    expect(renamed.status).toBe(400);
    const { headers } = await bearerFor("admin@example.org");
    const path = `${music}/accompanimentTypes`;
    expect(await (await call(path, { headers, body: { name } })).json()).toMatchObject({
      status: 400,
      fieldErrors: [
        { fieldName: "name", errorMessage: "A column of CSV files of songs already has this name" },
      ],
    });
    const changed = await call(`${path}/${id}`, { method: "PUT", headers, body: { name } });
    expect(changed.status).toBe(400);
    expect(await count("FROM accompaniment_types")).toBe(2);
    const { text } = await previewImport(
      admin,
      "/admin/songs",
      await completeSongs("title,singer\nOne,A\n"),
    );
    expect(text).toContain("To add (1)");
  },
);
