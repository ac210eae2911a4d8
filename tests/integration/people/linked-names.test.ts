import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { completeSongs } from "#tests/song-rows.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makePeople } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";
import { filled, makeContributor, songs } from "../support/rest/songs.ts";
import { call } from "../support/rest/call.ts";
import { add, seedChoices } from "../support/song-forms.ts";
import { logIn, makeUser } from "../support/users.ts";

const links = async (id = 1) => {
  const song = await env.DB.prepare(
    `SELECT person_ids, composer_id FROM songs JOIN compositions c ON c.id = composition_id
      WHERE songs.id = ?`,
  )
    .bind(id)
    .first<{ person_ids: string; composer_id: string | null }>();
  return { ...(JSON.parse(song!.person_ids) as object), composer: song!.composer_id };
};

beforeEach(() => makePeople());

describe("a song that is saved without a choice", () => {
  test("in the form links names to who alone bears them, as they are printed", async () => {
    await seedChoices();
    await makeUser("singer@example.org", "Contributor");
    await add(await logIn("singer@example.org"), {
      singer: "Mangalampalli Balamuralikrishna",
      "accompaniments.0.names": "t. k. MURTHY, Guruvayur Dorrai, Nobody",
    });
    expect(await links()).toEqual({
      composer: "m-balamuralikrishna",
      "Mangalampalli Balamuralikrishna": "m-balamuralikrishna",
      "t. k. MURTHY": "t-k-murthy",
    });
    const page = await (await visit("/songs/1")).text();
    expect(page).toContain(">Mangalampalli Balamuralikrishna</a>");
    expect(page).toContain('<span class="initials">t. k. </span>MURTHY</a>');
  });

  test("over REST, which tells the printed names", async () => {
    const { headers } = await makeContributor();
    const composer = "Thyagaraja";
    const made = await call(songs, { headers, body: { ...filled, composer } });
    expect(await made.json()).toMatchObject({ composer, singer: "M. Balamuralikrishna" });
    expect(await links()).toMatchObject({
      composer: "tyagaraja",
      "M. Balamuralikrishna": "m-balamuralikrishna",
      "M. S. Gopalakrishnan": "m-s-gopalakrishnan",
    });
    const other = { ...filled, composer: "Muthuswami Dikshitar", singer: "Somebody" };
    const put = (body: object) => call(`${songs}/1`, { method: "PUT", headers, body });
    await put(other);
    expect(await links()).toMatchObject({ composer: "muthuswami-dikshitar" });
    expect(await links()).not.toHaveProperty("M. Balamuralikrishna");
    await put({ ...other, composer: "Somebody else" });
    expect(await links()).toMatchObject({ composer: null });
  });

  test("by CSV", async () => {
    const admin = await makeAdministrator();
    await seedChoices();
    const file = await completeSongs(
      "title,singer,composer,mridangam\n" +
        "Nagumomu,M S Subbulakshmi,tyagarajar,T. K. Murthy\n" +
        "Endaro,Somebody,Nobody,\n",
    );
    const { token } = await previewImport(admin, "/admin/songs", file);
    await applyImport(admin, "/admin/songs", token);
    expect(await links(1)).toMatchObject({ composer: "tyagaraja", "T. K. Murthy": "t-k-murthy" });
    expect(await links(2)).toEqual({ composer: null });
  });
});
