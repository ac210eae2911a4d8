import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { languages } from "#app/archive.ts";
import { crawl, read, routeAddresses, type Visited } from "../support/crawl.ts";
import { makeSong } from "../support/factories.ts";
import { merge } from "../support/merges.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { applyFor, makeWorld } from "../support/rest/world.ts";
import { logIn } from "../support/users.ts";

/** A text for each field, which would make an element and an attribute wherever it is not escaped. */
const textOf = (field: string) => `${field}'"><xss-${field} onxss=1>${breakouts}`;
/** Ends of elements whose content is not markup. */
const breakouts = "</textarea></title></style></script><xss>";
/** As text and attributes of HTML say it, the part that no list cuts. */
const shownOf = (field: string) => `${field}&#x27;&quot;&gt;&lt;xss-${field}`;

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

/** Fields that pages show, by the statement that writes them; `?` is the text of the field. */
const fields: Record<string, string> = {
  title: "UPDATE compositions SET title = ?",
  nativetitle: "UPDATE compositions SET native_title = ?",
  isotitle: "UPDATE compositions SET iso_title = ?",
  othertitle: "UPDATE compositions SET other_titles = json_array(?)",
  composer: "UPDATE compositions SET composer = ?",
  deity: "UPDATE compositions SET deity = ?",
  signature: "UPDATE compositions SET signature = ?",
  description: "UPDATE compositions SET description = ?",
  lyrics: "UPDATE compositions SET lyrics = ?",
  lyricspermission: "UPDATE compositions SET lyrics_permission = ?",
  notation: "UPDATE compositions SET notation = ?",
  notationpermission: "UPDATE compositions SET notation_permission = ?",
  pageselsewhere: "UPDATE compositions SET pages_elsewhere = ?",
  meaningpermission: "UPDATE compositions SET meaning_permission = ?",
  meaning: "UPDATE compositions SET meaning = json_object('en', ?)",
  linemeaning: "UPDATE compositions SET line_meanings = json_object('en', ?)",
  singer: "UPDATE songs SET singer = ?",
  event: "UPDATE songs SET event = ?",
  place: "UPDATE songs SET place = ?",
  concert: "UPDATE concerts SET id = ? WHERE id = (SELECT min(id) FROM concerts)",
  concertabout: "UPDATE concerts SET description = ?",
  concertplace: "UPDATE concerts SET place = ?",
  concertsource: "UPDATE concerts SET source = ?",
  about: "UPDATE songs SET media_description = ?",
  recordingpermission: "UPDATE songs SET recording_permission = ?",
  player: `UPDATE songs SET accompaniments = json_array(json_object('typeId', 1, 'players', json_array(?))) WHERE id = 1`,
  list: "INSERT INTO kept_lists (user_id, name, share_token) VALUES (4, ?, 'a-token')",
  note: "INSERT INTO kept_songs (list_id, song_id, position, note) VALUES (1, 1, 1, ?)",
  drafttitle: `INSERT INTO song_drafts (id, owner_id, position, inputs) VALUES ('${crypto.randomUUID()}', 4, 1, json_object('title', ?))`,
  draftraaga: "UPDATE song_drafts SET inputs = json_set(inputs, '$.raagaId', ?)",
  draftsinger: "UPDATE song_drafts SET inputs = json_set(inputs, '$.singer', ?)",
  draftdate: "UPDATE song_drafts SET inputs = json_set(inputs, '$.publishedDate', ?)",
  draftevent: "UPDATE song_drafts SET inputs = json_set(inputs, '$.event', ?)",
  draftfile: "UPDATE song_drafts SET file_name = ?, file_size = 5",
  person: "UPDATE people SET name = ? WHERE id = 'tyagaraja'",
  personname:
    "INSERT INTO person_names (person_id, name, kind) VALUES ('tyagaraja', ?, 'spelling')",
  nativename: "UPDATE person_names SET name = ? WHERE person_id = 'tyagaraja' AND language = 'te'",
  seenat: "UPDATE person_names SET seen_at = ? WHERE person_id = 'tyagaraja' AND language = 'te'",
  personsource: "UPDATE people SET source = ?",
  raagadescription: "UPDATE raagas SET description = ? WHERE id = 'Lavangi'",
  raagaalias: "INSERT INTO raaga_aliases (raaga_id, alias, kind) VALUES ('Lavangi', ?, 'synonym')",
  raagasource: "UPDATE raagas SET source = ? WHERE id = 'Lavangi'",
  taaladescription: "UPDATE taalas SET description = ? WHERE id = 'Adi'",
  taalaalias: "INSERT INTO taala_aliases (taala_id, alias, kind) VALUES ('Adi', ?, 'synonym')",
  accompaniment: "UPDATE accompaniment_types SET name = ? WHERE id = 1",
  mediatype: "UPDATE media_types SET description = ? WHERE id = 1",
  member: "UPDATE users SET display_name = ?",
  agent: "UPDATE sessions SET user_agent = ? WHERE user_id = 4",
  rolename: "UPDATE roles SET name = ? WHERE is_system = 0",
  roledescription: "UPDATE roles SET description = ? WHERE is_system = 0",
  reason: "UPDATE approval_requests SET reason = ?",
  actsubject: "INSERT INTO audit_events (act, subject, actor_id) VALUES ('user deleted', ?, 4)",
  actdetail:
    "INSERT INTO audit_events (act, subject, detail, actor_id) VALUES ('role changed', 'x', ?, 4)",
  mailcause:
    "INSERT INTO mails (id, recipient, kind, status, cause) VALUES ('m', 'a@example.org', 'signup', 'failed', ?)",
  job: "INSERT INTO job_runs (job, started_at, milliseconds, done, error) VALUES ('deliverMails', 5, 5, 5, ?)",
  source: "INSERT INTO sources (title, kind) VALUES (?, 'book')",
  sourceauthor: "UPDATE sources SET author = ?",
  sourcenumber: "UPDATE sources SET identifier = ?",
  claim:
    "INSERT INTO claims (subject_kind, subject_id, source_id, note) VALUES ('taala', 'Adi', 1, ?)",
  reading:
    "INSERT INTO claims (subject_kind, subject_id, field, source_id, reading) VALUES ('raaga', 'Lavangi', 'parent', 1, ?)",
  changed: `INSERT INTO revisions (subject_kind, subject_id, kind, fields) VALUES ('song', '1', 'updated', json_object('event', json_array(?, '')))`,
  proposedid: "UPDATE raagas SET id = ?, proposed_by = 4, proposed_at = 5 WHERE id = 'Unused'",
  batchtitle: `INSERT INTO song_batches (edited_by, edited_at, song_count, edits)
    VALUES (4, 5, 1, json_array(json_object('id', 1, 'title', ?, 'fields', json_object('event', json_array('', '')))))`,
  batchvalue: "UPDATE song_batches SET edits = json_set(edits, '$[0].fields.event[1]', ?)",
};

/** Lists what a page has that one of the texts would have made: elements, attributes, addresses that run. */
async function listInjected(html: string): Promise<string[]> {
  const injected: string[] = [];
  const rewriter = new HTMLRewriter().on("*", {
    element({ tagName, attributes }) {
      if (tagName.startsWith("xss")) injected.push(tagName);
      // The types of the DOM stand before those of workerd.
      for (const [name, value] of attributes as unknown as Iterable<[string, string]>)
        if (name === "onxss" || (namesAddress.test(name) && runs.test(value)))
          injected.push(`${tagName} ${name}="${value}"`);
    },
  });
  await rewriter.transform(new Response(html)).text();
  return injected;
}
const namesAddress = /^(href|src|action|formaction|data)$/;
const runs = /^\s*(?:javascript|vbscript|data:(?!image\/))/i;

async function expectHarmless({ path, response, body }: Visited) {
  const type = response.headers.get("Content-Type") ?? "";
  if (type.startsWith("text/html")) expect(await listInjected(body), path).toEqual([]);
  else if (type.includes("xml")) expect(body, path).not.toContain("<xss");
  else if (body.includes("<xss")) {
    // Neither a file nor data is read as a page.
    expect(type, path).toMatch(
      /^(text\/(csv|plain|x-script)|application\/(json|ld\+json|octet|x-bibtex|x-research-info|vnd\.citation))/,
    );
    expect(response.headers.get("X-Content-Type-Options"), path).toBe("nosniff");
  }
}

test("T43 the rule tells markup from text", async () => {
  const text = textOf("a");
  expect(await listInjected(`<p title="${shownOf("a")}">${shownOf("a")}</p>`)).toEqual([]);
  for (const raw of [
    `<p>${text}</p>`,
    `<input value="${text}">`,
    `<textarea>${text}</textarea>`,
    `<title>${text}</title>`,
    `<script>var a = "${text}"</script>`,
    '<a href="javascript:alert(1)">a</a>',
  ])
    expect(await listInjected(raw), raw).not.toEqual([]);
});

/** Chooses pages that together show all fields. */
function choosePages(pages: readonly Visited[]): Visited[] {
  const left = new Set(Object.keys(fields));
  return pages.filter(({ body }) => {
    const shown = [...left].filter((field) => body.includes(shownOf(field)));
    for (const field of shown) left.delete(field);
    return shown.length > 0;
  });
}

test("T43 every stored text is text on every page that shows it, in every language", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await makeWorld();
  await applyFor("applicant@example.org");
  const administrator = await makeAdministrator();
  await makeSong({ title: "In the bin", createdBy: 4, deletedAt: new Date() });
  const [from, to] = [await makeSong({ title: "One" }), await makeSong({ title: "Other" })];
  await merge(administrator, "composition", from, to);
  await run("INSERT INTO perhaps_same (kind, one_id, other_id) VALUES ('composition', '1', '4')");
  for (const [field, statement] of Object.entries(fields)) {
    const text = field.endsWith("id") ? textOf(field).replace(breakouts, "") : textOf(field);
    const { meta } = await run(statement, text).catch((error: unknown) => {
      throw new Error(`${field}: ${String(error)}`);
    });
    expect(meta.changes, field).toBeGreaterThan(0);
  }
  const headers = { Cookie: await logIn("administrator@example.org") };
  const addresses = routeAddresses({ ":id": "1", ":number": "1", ":token": "a-token" });
  const pages = await crawl(addresses, headers);
  expect(pages.length).toBeGreaterThan(200);
  for (const page of pages) await expectHarmless(page);
  const some = choosePages(pages.filter(({ response }) => response.status === 200));
  const shown = some.map(({ body }) => body).join("");
  expect(Object.keys(fields).filter((field) => !shown.includes(shownOf(field)))).toEqual([]);
  for (const language of languages.filter((one) => one !== "en"))
    for (const { path } of some) {
      const cookie = `${headers.Cookie}; preferences=lng=${language}`;
      await expectHarmless(await read(path, { Cookie: cookie }));
    }
}, 120_000);
