import { beforeEach, expect, test, vi } from "vitest";
import { doors } from "../users/authorization/table.ts";
import { read, routeAddresses } from "../support/crawl.ts";
import { origin, visit } from "../support/front-door.ts";
import { listOperations } from "../support/rest/description.ts";
import { call } from "../support/rest/call.ts";
import { makeWorld, type Sample, samples, send, type World } from "../support/rest/world.ts";
import { collectSqlTexts } from "../support/sql-texts.ts";
import { listTables } from "../support/stored-rows.ts";
import { logIn } from "../support/users.ts";

/** A word that no statement of the archive has. */
const mark = "zqx7vw";
const injections = [
  `${mark}' OR '1'='1`,
  `${mark}' UNION SELECT password_hash FROM users--`,
  `${mark}" OR ""="`,
  `1 OR ${mark}=${mark}`,
  `1; DROP TABLE songs; --${mark}`,
  `${mark}'); DELETE FROM songs;--`,
  `(SELECT ${mark})`,
  `id, ${mark} DESC`,
  `\`${mark}\` [${mark}] /*${mark}*/`,
  `\\' ${mark} \u0000'`,
  `%${mark}%' ESCAPE '`,
  `1'||(SELECT '${mark}')||'`,
];

let world: World;
let cookie: string;
let texts: Set<string>;
let turn = 0;

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  world = await makeWorld();
  cookie = await logIn("administrator@example.org");
  texts = collectSqlTexts();
});

const nextInjection = () => injections[turn++ % injections.length]!;
/** Every request has its own IP address: other tests cover the limits. */
const asAdministrator = () => ({ Cookie: cookie, "CF-Connecting-IP": crypto.randomUUID() });

/** That a request was answered, and no statement has a word of it; an error of SQL would fail the test as logged. */
async function expectPlain(response: Response, where: string) {
  const body = await response.text();
  expect(response.status, where).toBeLessThan(500);
  expect(/D1_ERROR|SQLITE_\w+/.exec(body)?.[0], where).toBeUndefined();
  const injected = [...texts].filter((text) => text.toLowerCase().includes(mark));
  expect(injected, where).toEqual([]);
}

async function expectWhole() {
  expect(texts.size).toBeGreaterThan(50);
  expect(await listTables()).toContain("songs");
  expect((await visit("/admin", { headers: asAdministrator() })).status).toBe(200);
}

/** Notes the names of the query parameters that the site asks for. */
function collectNames(): Set<string> {
  const names = new Set<string>();
  // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
  const { get } = URLSearchParams.prototype;
  vi.spyOn(URLSearchParams.prototype, "get").mockImplementation(function (
    this: URLSearchParams,
    name: string,
  ) {
    if (!name.startsWith("_")) names.add(name);
    return get.call(this, name);
  });
  return names;
}

const paths = routeAddresses({ ":id": "1", ":number": "1" });

test("T48 whatever stands in the address of a page, no statement has it", async () => {
  const names = collectNames();
  const all = new Set<string>();
  for (const path of paths) {
    names.clear();
    await visit(`${path}?dialog=edit&id=1`, { headers: asAdministrator() });
    const asked = [...names];
    for (const name of asked) all.add(name);
    const ask = async (query: string[][]) => {
      const address = `${path}?${new URLSearchParams(query)}`;
      await expectPlain(await visit(address, { headers: asAdministrator() }), address);
    };
    const dialogs = asked.includes("dialog") ? ["edit", "delete", "add"] : [""];
    for (const dialog of dialogs)
      await ask([...asked.map((name) => [name, nextInjection()]), ["dialog", dialog]]);
    // Alone, where another parameter would have ended the request.
    for (const name of asked) await ask([[name, nextInjection()]]);
  }
  expect(all.size).toBeGreaterThan(40);
  for (const injection of injections.slice(0, 4)) {
    const id = encodeURIComponent(injection);
    const ids = { ":id": id, ":list": id, ":token": id, ":other": id, ":number": id };
    for (const path of routeAddresses(ids).filter((one) => one.includes(id)))
      await expectPlain(await visit(path, { headers: asAdministrator() }), path);
  }
  await expectWhole();
}, 120_000);

/** Lists the values of an attribute of the controls on a page that are named so, or of all. */
function attributesOf(html: string, attribute: string, name = ""): string[] {
  return [...html.matchAll(/<(?:input|button|select|textarea)\b[^>]*>/g)].flatMap(([tag]) =>
    name && !tag.includes(` name="${name}"`)
      ? []
      : (new RegExp(`\\s${attribute}="([^"]+)"`).exec(tag)?.[1] ?? []),
  );
}

test("T48 whatever a form holds, no statement has it", async () => {
  const actions = doors.filter(({ act, route }) => act && route !== "/logout");
  const pages = [];
  for (const path of paths) pages.push(await read(`${path}?dialog=add`, asAdministrator()));
  const names = new Set(pages.flatMap(({ body }) => attributesOf(body, "name")));
  for (const name of ["files", "mediaFileId", "entry", "seen", "songs", "place"]) names.add(name);
  const acts = new Set(pages.flatMap(({ body }) => attributesOf(body, "value", "act")));
  // Those of scripts, and of pages that are empty here.
  for (const act of ["store", "upload", "apply", "takeOver", "move", "note", "rename"])
    acts.add(act);
  expect(names.size).toBeGreaterThan(60);
  expect(acts.size).toBeGreaterThan(20);
  for (const { address, route } of actions) {
    const path = (address ?? route).replace("{song}", "1").replace("/*", "/no/such/page");
    const own = pages.filter((page) => page.path.split("?")[0] === path);
    const shown = new Set(own.flatMap(({ body }) => attributesOf(body, "value", "act")));
    for (const act of shown.size > 0 ? shown : acts) {
      const text = nextInjection();
      const inputs = JSON.stringify({ title: text, raagaId: text, singer: text });
      const songs = [{ songId: 1, note: text }];
      const device = JSON.stringify({ marks: [1], lists: [{ name: text, songs }] });
      const fields = Object.fromEntries([...names].map((name) => [name, nextInjection()]));
      const response = await visit(path, {
        method: "POST",
        body: new URLSearchParams({ ...fields, inputs, device, act }),
        headers: { ...asAdministrator(), Origin: origin },
      });
      await expectPlain(response, `${act} ${path}`);
    }
  }
  await expectWhole();
}, 120_000);

/** Every copy of a value in which one of its texts is an injection. */
function injectInto(value: unknown): unknown[] {
  if (typeof value === "string") return [nextInjection()];
  if (typeof value !== "object" || value === null) return [nextInjection()];
  return Object.entries(value).flatMap(([key, part]) =>
    injectInto(part).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  );
}

test("T48 whatever a call of REST holds, no statement has it", async () => {
  const operations = await listOperations();
  let calls = 0;
  for (const operation of operations) {
    // Signing out would end the token of the calls that follow.
    if (operation.operationId === "postAuthLogout") continue;
    const sample = await samples[operation.operationId]!(world);
    const headers = { ...sample.headers, "CF-Connecting-IP": crypto.randomUUID() };
    const ask = async (changed: Partial<Sample>) => {
      calls++;
      const response = await send(operation, { ...sample, headers, ...changed });
      expect(response.status, operation.path).not.toBe(sample.headers ? 401 : 0);
      await expectPlain(response, `${operation.method} ${operation.path}`);
    };
    for (const { name, in: where } of operation.parameters)
      for (const text of [nextInjection(), nextInjection()])
        await ask(
          where === "path" ? { param: text } : { query: { ...sample.query, [name]: text } },
        );
    const { body } = sample;
    if (body instanceof URLSearchParams || body instanceof FormData) {
      const Form = body.constructor as typeof FormData;
      for (const name of body.keys()) {
        const changed = new Form();
        for (const [key, value] of body)
          changed.append(key, key === name ? nextInjection() : value);
        await ask({ body: changed });
      }
    } else
      for (const changed of body === undefined ? [] : injectInto(body))
        await ask({ body: changed });
  }
  expect(calls).toBeGreaterThan(200);
  const csv = new FormData();
  const rows = injections.map((text) => `"${text.replaceAll('"', '""')}",`.repeat(6).slice(0, -1));
  csv.set(
    "file",
    new File(
      [`title,singer,recordingDate,raagaId,description,event\n${rows.join("\n")}\n`],
      "a.csv",
    ),
  );
  await expectPlain(
    await call("/mbkmusic-mbkmusic/uploadCSV", { headers: world.contributor, body: csv }),
    "CSV",
  );
  await expectWhole();
}, 120_000);
