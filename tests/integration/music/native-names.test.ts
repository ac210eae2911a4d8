import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { archive } from "#app/archive.ts";
import { visit } from "../support/front-door.ts";
import { seedDemonstration } from "../support/seeds.ts";

/** The names of an archive by their roman form, where they have one in the script of a language. */
async function listNames(language: string): Promise<Map<string, string>> {
  const tables = ["raagas", "taalas", "people", "compositions"];
  const columns = ["id", "id", "name", "title"];
  const selects = tables.map(
    (table, at) => `SELECT ${columns[at]} AS roman, script_names ->> '${language}' AS native
      FROM ${table} WHERE script_names ->> '${language}' IS NOT NULL`,
  );
  const { results } = await env.DB.prepare(selects.join(" UNION ALL ")).all<{
    roman: string;
    native: string;
  }>();
  return new Map(results.map(({ roman, native }) => [roman, native]));
}

const decode = (text: string) =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("<!-- -->", "");

/** Labels and texts of a page: what is read on its own, but for the roman name beside a native one. */
function listTexts(page: string, language: string): string[][] {
  const both = new RegExp(
    `<([a-z]+\\d?)[^>]*lang="${language}"[^>]*>[^<]*</\\1>(?:<!-- -->| |<p>|<div>)*<(p|span)(?=[^>]*lang="en")[^>]*>[^<]*</\\2>`,
    "g",
  );
  const html = page
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    // Other names, the mudra, and the person a song is in praise of, as sources spell them.
    .replaceAll(/<section aria-labelledby="names".*?<\/section>/gs, "")
    .replaceAll(/<div><dt>(?:దైవం|தெய்வம்|இறைவன்|ముద్ర|முத்திரை)[^<]*<\/dt><dd>.*?<\/dd>/g, "")
    .replaceAll(both, "");
  const labels = html.matchAll(/ (?:aria-label|title|alt|label)="([^"]*)"/g);
  const texts = html.matchAll(/>([^<]+)</g);
  return [labels, texts].map((found) => Array.from(found, ([, text]) => decode(text!).trim()));
}

/** A text with a roman name as words of its own; titles like "Tillana in Kalyani" are names of songs. */
function matchNames(names: Map<string, string>): RegExp {
  const plain = [...names.keys()].filter((name) => /^[\w ]+$/.test(name));
  return new RegExp(`^(?!http|.* in [A-Z]).*(?<!\\p{L})(?:${plain.join("|")})(?!\\p{L})`, "u");
}

/** Lists the texts of a page that are a roman name alone, labels with one only, and JSON-LD names that are roman. */
function listRoman(page: string, language: string, names: Map<string, string>, named: RegExp) {
  const [labels = [], words = []] = listTexts(page, language);
  const isInScript = /\p{Script=Telugu}|\p{Script=Tamil}/u;
  const isRoman = (label: string) =>
    !label.includes(archive.title) && !isInScript.test(label) && named.test(label);
  const texts = [
    ...words.filter((text) => names.has(text.split(" · ")[0]!)),
    ...labels.filter(isRoman),
  ];
  const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const stated = data.flatMap(([, json]) =>
    Array.from(json!.matchAll(/"(?:name|value)":"([^"]+)"/g), ([, name]) => name!),
  );
  return [...texts, ...stated.filter((name) => names.has(name)).map((name) => `data: ${name}`)];
}

const listPaths = async (query: string, path: (id: string) => string) => {
  const { results } = await env.DB.prepare(query).all<{ id: string | number }>();
  return results.map(({ id }) => path(encodeURIComponent(id)));
};

async function listPages(): Promise<string[]> {
  const sung = "SELECT id FROM raagas WHERE composition_count > 0 OR melakarta % 9 = 1";
  return [
    "/",
    "/home",
    "/home?view=table",
    "/home?sortBy=singer&direction=up",
    "/home?page=3",
    "/search?q=kriti",
    "/search?q=ganapati",
    "/search?lyrics=mam&condition=AND&searched=true",
    "/search?raagaDescription=Kanada&searched=true",
    "/search?q=amritavahi&view=table",
    "/raagas",
    "/raagas?kind=sung",
    "/raagas?chakra=3",
    "/raagas?q=mohanam",
    "/taalas",
    "/people",
    "/people?part=composer",
    "/raagas/Mohanam/beside/Hamsadhvani",
    "/raagas/Harikambhoji?of=janyas",
    ...(await listPaths(sung, (id) => `/raagas/${id}`)),
    ...(await listPaths("SELECT id FROM taalas WHERE song_count > 0", (id) => `/taalas/${id}`)),
    ...(await listPaths("SELECT id FROM people WHERE iso_name NOT NULL", (id) => `/people/${id}`)),
    ...(await listPaths("SELECT id FROM songs WHERE id % 4 = 0", (id) => `/songs/${id}`)),
  ];
}

test.each(["te", "ta"])("every page in %s shows names in its script first", async (language) => {
  await seedDemonstration();
  const names = await listNames(language);
  const named = matchNames(names);
  const found = new Map<string, string[]>();
  for (const path of await listPages()) {
    const response = await visit(`${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
    expect(response.status, path).toBe(200);
    const roman = listRoman(await response.text(), language, names, named);
    if (roman.length > 0) found.set(path, roman);
  }
  expect(Object.fromEntries(found)).toEqual({});
});
