import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makePeople } from "../support/factories.ts";
import { origin, readMeter, readText, visit } from "../support/front-door.ts";
import { allSizes, pictureOf, sendPicture, type SentPicture } from "../support/pictures.ts";

const person = "m-balamuralikrishna";

let admin: Administrator;
beforeEach(async () => {
  admin = await makeAdministrator();
  await makePeople(person, "tyagaraja");
});

const send = (sent: SentPicture, to = person) => sendPicture(admin, to, sent);

test("a picture stands on the person's page in all its sizes, with credit and rights", async () => {
  await send({ sizes: allSizes });
  const response = await visit(`/people/${person}`);
  expect(readMeter(response).trips).toBe(1);
  const html = await response.clone().text();
  for (const { id } of (await pictureOf(person))!.files)
    expect(html).toContain(`/pictures/people/${id}.`);
  expect(html).toContain('alt="Sings with closed eyes"');
  expect(await readText(response)).toContain("Picture: A. Photographer. CC BY-SA 4.0");
  const plain = await (await visit("/people/tyagaraja")).text();
  expect(plain).toMatch(/class="portrait initials"[^>]*>T</);
  expect(plain).not.toContain("/pictures/people/");
});

test("what is said of a picture stands with it for search engines and previews", async () => {
  await send({ sizes: allSizes });
  const html = await (await visit(`/people/${person}`)).text();
  const { files } = (await pictureOf(person))!;
  expect(html).toContain(
    `property="og:image" content="${origin}/pictures/people/${files[1]!.id}.jpg"`,
  );
  expect(html).toContain('property="og:image:alt" content="Sings with closed eyes"');
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).image[0]).toEqual({
    "@type": "ImageObject",
    contentUrl: `${origin}/pictures/people/${files[0]!.id}.webp`,
    encodingFormat: "image/webp",
    width: "640",
    height: "480",
    caption: "Sings with closed eyes",
    creditText: "A. Photographer",
    copyrightNotice: "CC BY-SA 4.0",
  });
});

test("a statement of rights is linked beneath the picture, and is its licence", async () => {
  const licence = "https://creativecommons.org/licenses/by-sa/4.0/";
  expect((await send({ sizes: allSizes, fields: { statement: licence } })).status).toBe(302);
  expect(await pictureOf(person)).toMatchObject({ rights: "CC BY-SA 4.0", statement: licence });
  const html = await (await visit(`/people/${person}`)).text();
  expect(html).toContain(`<a href="${licence}" rel="license noreferrer">CC BY-SA 4.0</a>`);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).image[0]).toMatchObject({ license: licence });
  const refused = await send({ fields: { statement: "javascript:alert(1)" } });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("This choice is not in the list");
});

test("a picture without a statement, as those of before, is shown with its rights in words", async () => {
  await send({ sizes: allSizes });
  await env.DB.prepare(
    "UPDATE people SET picture = json_remove(picture, '$.statement') WHERE id = ?",
  )
    .bind(person)
    .run();
  const html = await (await visit(`/people/${person}`)).text();
  expect(html).toContain("Picture: A. Photographer. CC BY-SA 4.0");
  expect(html).not.toContain('rel="license');
});

test("the picture stands in the list of people", async () => {
  await send({ sizes: allSizes });
  await send({ sizes: allSizes.slice(0, 2) }, "tyagaraja");
  const [own, other] = [(await pictureOf(person))!.files, (await pictureOf("tyagaraja"))!.files];
  for (const [page, id] of [
    ["/people", own[0]!.id],
    ["/people?part=vocal", own[2]!.id],
    ["/people", other[0]!.id],
  ] as const) {
    const response = await visit(page);
    expect(readMeter(response).trips, page).toBeLessThanOrEqual(1);
    expect(await response.text(), page).toContain(`/pictures/people/${id}.webp`);
  }
});

test("only an Administrator is led to the form", async () => {
  const link = `href="/admin/people/${person}"`;
  for (const path of [`/people/${person}`, "/people", "/people?initial=B"]) {
    expect(await (await visit(path)).text(), path).not.toContain(link);
    const response = await admin.read(path);
    expect(readMeter(response).trips, path).toBe(1);
    expect(await response.text(), path).toContain(link);
  }
  const overview = await (await admin.read("/admin")).text();
  expect(overview).toMatch(/id="lists".*?href="\/people"/s);
});

test("the picture of the master stands on the welcome page", async () => {
  await send({ sizes: allSizes });
  const [file] = (await pictureOf(person))!.files;
  const response = await visit("/");
  expect(readMeter(response).trips).toBe(1);
  expect(await response.text()).toContain(`/pictures/people/${file!.id}.webp`);
  await send({ fields: { act: "remove" } });
  const html = await (await visit("/")).text();
  expect(html).not.toContain("/pictures/people/");
  expect(html).toContain("veena");
});

test("the login page shows photos as soon as there are any, drawings until then", async () => {
  expect(await (await visit("/login")).text()).toContain("veena");
  await send({ sizes: allSizes });
  await send({ sizes: allSizes.slice(0, 2) }, "tyagaraja");
  const response = await visit("/login");
  expect(readMeter(response).trips).toBe(1);
  const html = await response.text();
  expect(html).not.toContain("veena");
  for (const id of [person, "tyagaraja"])
    expect(html).toContain(`/pictures/people/${(await pictureOf(id))!.files[0]!.id}.webp`);
  expect(html).toContain("A. Photographer");
});

test("the photos of the login page begin with the master, however many there are", async () => {
  const others = personSeeds
    .map(({ id }) => id)
    .filter((id) => id < person)
    .slice(0, 8);
  expect(others).toHaveLength(8);
  await makePeople(...others);
  for (const id of [...others, person]) await send({ sizes: allSizes.slice(0, 2) }, id);
  const html = await (await visit("/login")).text();
  const shown = [...html.matchAll(/<img src="\/pictures\/people\/(\w+)/g)].map(([, id]) => id);
  expect(shown).toHaveLength(8);
  expect((await pictureOf(person))!.files.map(({ id }) => id)).toContain(shown[0]);
});
