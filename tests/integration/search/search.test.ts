import { describe, expect, test } from "vitest";
import { makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

async function find(query: string): Promise<string[]> {
  const html = await (await visit(`/search?searched=true&${query}`)).text();
  return [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title!);
}

async function makeSome() {
  await makeRaaga({ id: "Lavangi" });
  await makeRaaga({ id: "Mahati" });
  await makeTaala("Adi");
  await makeTaala("Misra Chapu");
  await makeSongType("Kriti");
  await makeSongType("Tillana");
  await makeSong({
    title: "Omkara Akarini",
    raagaId: "Lavangi",
    taalaId: "Adi",
    songTypeId: "Kriti",
    singer: "Sarasvati Rao",
    recordingDate: "1975-06-01",
    players: { Mridangam: ["Raghu Iyer", "Kumar"], Violin: ["Lalita"] },
  });
  await makeSong({
    title: "Mahaniya Madhura",
    raagaId: "Mahati",
    taalaId: "Adi",
    songTypeId: "Kriti",
    singer: "Gopal Das",
    recordingDate: "1980-12-31",
  });
  await makeSong({
    title: "Tillana in Mahati",
    raagaId: "Mahati",
    taalaId: "Misra Chapu",
    songTypeId: "Tillana",
    composer: "Another Composer",
  });
}

describe("search", () => {
  test("begins with a prompt and without a query", async () => {
    const response = await visit("/search");
    expect(await readText(response)).toContain("Enter a title, or open the filters");
  });

  test("finds a title by any part of it, whatever its case and marks", async () => {
    await makeSome();
    for (const part of ["Omkara", "akarini", "ŌMKĀRA", "kara aka", "ini", "mkaraakari"])
      expect(await find(`title=${encodeURIComponent(part)}`), part).toEqual(["Omkara Akarini"]);
    expect(await find("title=zzz")).toEqual([]);
  });

  test("the same name comes first, then titles that begin with it, then those that contain it", async () => {
    for (const title of ["Shri Rama", "Rama Katha", "Abhirama", "Ramam", "Param"])
      await makeSong({ title });
    expect(await find("title=rama")).toEqual(["Ramam", "Rama Katha", "Shri Rama", "Abhirama"]);
  });

  test("finds titles in the scripts of India", async () => {
    await makeSong({ title: "ఓంకార ఆకారిణి" });
    await makeSong({ title: "வருக வருக" });
    expect(await find(`title=${encodeURIComponent("ఆకారిణి")}`)).toEqual(["ఓంకార ఆకారిణి"]);
    expect(await find(`title=${encodeURIComponent("வருக")}`)).toEqual(["வருக வருக"]);
  });

  test.each([
    ["singer=sarasvati", ["Omkara Akarini"]],
    ["composer=another", ["Tillana in Mahati"]],
    ["raagaDescription=mahati", ["Mahaniya Madhura", "Tillana in Mahati"]],
    ["taalaDescription=chapu", ["Tillana in Mahati"]],
    ["songTypeDescription=kriti", ["Mahaniya Madhura", "Omkara Akarini"]],
    ["accompanistName=kumar", ["Omkara Akarini"]],
    ["accompanistName=lalita", ["Omkara Akarini"]],
    ["recordingYearStart=1976", ["Mahaniya Madhura"]],
    ["recordingYearEnd=1975", ["Omkara Akarini"]],
    ["recordingYearStart=1975&recordingYearEnd=1980", ["Mahaniya Madhura", "Omkara Akarini"]],
  ])("%s", async (query, titles) => {
    await makeSome();
    expect(await find(query)).toEqual(titles);
  });

  test("OR is any, AND is all; OR by default", async () => {
    await makeSome();
    const query = "raagaDescription=mahati&songTypeDescription=kriti";
    const any = ["Mahaniya Madhura", "Omkara Akarini", "Tillana in Mahati"];
    expect(await find(query)).toEqual(any);
    expect(await find(`${query}&condition=OR`)).toEqual(any);
    expect(await find(`${query}&condition=AND`)).toEqual(["Mahaniya Madhura"]);
    const all =
      "title=omkara&singer=rao&composer=murali&raagaDescription=lavangi&taalaDescription=adi" +
      "&songTypeDescription=kriti&accompanistName=raghu&recordingYearStart=1970";
    expect(await find(`${all}&condition=AND`)).toEqual(["Omkara Akarini"]);
    expect(await find(`${all}&condition=OR`)).toEqual(["Omkara Akarini", "Mahaniya Madhura"]);
    expect(await find(`${all}&recordingYearEnd=1971&condition=AND`)).toEqual([]);
  });

  test("a filter without letter or digit finds nothing, and neither does an empty form", async () => {
    await makeSome();
    expect(await find("title=%25")).toEqual([]);
    expect(await find("singer=_&condition=AND&title=omkara")).toEqual([]);
    expect(await find("")).toEqual([]);
    expect(await find("condition=AND&page=2")).toEqual([]);
    const next = await visit("/search/next?searched=true");
    expect(await next.json()).toEqual({ songs: [], next: null });
  });

  test("T49 wildcards, quotes and long queries are plain text", async () => {
    await makeSome();
    const odd = ["%", "_", "\\", "'", '"', "omkara%", "';--", "ర".repeat(17), "ర".repeat(200)];
    for (const text of odd) {
      const response = await visit(`/search?searched=true&title=${encodeURIComponent(text)}`);
      expect(response.status, text).toBe(200);
    }
  });

  test("T46 submitted values come back escaped in every field", async () => {
    const attack = '"><img src=x onerror=alert(1)>';
    for (const name of [
      "title",
      "singer",
      "composer",
      "raagaDescription",
      "taalaDescription",
      "songTypeDescription",
      "accompanistName",
      "recordingYearStart",
      "sortBy",
      "condition",
      "page",
    ]) {
      const response = await visit(`/search?searched=true&${name}=${encodeURIComponent(attack)}`);
      const html = await response.text();
      expect(html, name).not.toContain("<img src=x");
    }
  });

  test("empty fields of the form are removed from the URL", async () => {
    const response = await visit("/search?searched=true&title=omkara&singer=&composer=%20&page=");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/search?title=omkara&searched=true");
  });

  test("the form shows the submitted filters", async () => {
    await makeSome();
    const html = await (
      await visit("/search?title=omkara&singer=rao&condition=AND&recordingYearStart=1950")
    ).text();
    expect(html).toMatch(/name="title"[^>]*value="omkara"/);
    expect(html).toMatch(/name="singer"[^>]*value="rao"/);
    expect(html).toMatch(/name="recordingYearStart"[^>]*value="1950"/);
    expect(html).toMatch(
      /<input type="radio"[^>]*checked=""[^>]*value="AND"|value="AND"[^>]*checked/,
    );
    expect(html).toMatch(/<details open/);
  });

  test("invalid years are reported at their fields, and submitted values stay", async () => {
    await makeSome();
    const thisYear = String(new Date().getFullYear());
    for (const [years, name, typed, message] of [
      ["recordingYearStart=1899", "recordingYearStart", "1899", `from 1900 to ${thisYear}`],
      ["recordingYearEnd=abc", "recordingYearEnd", "abc", `from 1900 to ${thisYear}`],
      [
        "recordingYearStart=2000&recordingYearEnd=1950",
        "recordingYearEnd",
        "1950",
        "earlier than the first year",
      ],
    ] as const) {
      const response = await visit(`/search?title=omkara&${years}`);
      expect(response.status, years).toBe(400);
      expect(response.headers.get("Cache-Control"), years).toBe("private, no-store");
      const html = await response.text();
      const field = new RegExp(`<input id="${name}"[^>]*>`).exec(html)![0];
      expect(field).toContain(`value="${typed}"`);
      expect(field).toContain('aria-invalid="true"');
      expect(field).toContain(`aria-describedby="${name}-error"`);
      const error = new RegExp(`<p id="${name}-error"[^>]*>([^<]*)`).exec(html)![1];
      expect(error).toContain(message);
      expect(html).toMatch(/name="title"[^>]*value="omkara"/);
      expect(html).toMatch(/<details open/);
      expect(html).not.toContain("<h2>");
      expect((await visit(`/search/next?title=omkara&${years}`)).status, years).toBe(400);
    }
  });

  test("sorted on request, by pages, with exact totals past the end", async () => {
    for (let at = 10; at < 55; at++)
      await makeSong({ title: `Rama ${at}`, singer: `Singer ${99 - at}` });
    expect((await find("title=rama&sortBy=singer"))[0]).toBe("Rama 54");
    expect((await find("title=rama&sortBy=title&direction=desc"))[0]).toBe("Rama 54");
    const last = await readText(await visit("/search?title=rama&page=3"));
    expect(last).toContain("Showing 41 to 45 of 45 results");
    const past = await visit("/search?title=rama&page=4");
    expect(await past.text()).toContain("/search?title=rama&amp;page=3");
  });

  test("one trip, and rows in proportion to the matches", async () => {
    for (let at = 0; at < 60; at++) await makeSong({ title: `${at % 2 ? "Rama" : "Shiva"} ${at}` });
    const meter = readMeter(await visit("/search?title=rama&condition=AND&searched=true"));
    expect(meter.trips).toBe(1);
    expect(meter.rows).toBeLessThanOrEqual(120 + 30);
  });

  test("all of several filters: each song of the smallest is read once", async () => {
    await makeRaaga({ id: "Mahati" });
    for (let at = 0; at < 120; at++)
      await makeSong({
        title: `Song ${at}`,
        singer: at < 100 ? "Asha" : "Latha",
        raagaId: "Mahati",
        recordingDate: at < 60 ? "1968-01-01" : "1990-01-01",
      });
    const found = await visit(
      "/search?singer=asha&raagaDescription=Mahati&recordingYearEnd=1970&condition=AND",
    );
    expect(await readText(found)).toContain("Showing 1 to 20 of 60 results");
    // To choose, 100 of the singer and 60 of the years are counted; 60 are walked, 20 shown with the raaga of each. The
    // rest is names, ranges and places on the page. Reading the walked ones twice would be 60 more.
    expect(readMeter(found).rows).toBeLessThan(100 + 60 + 60 + 2 * 20 + 220);
  });
});

describe("suggestions", () => {
  const suggest = async (query: string) => (await visit(`/suggest?${query}`)).json<string[]>();

  test("titles and names from two characters on", async () => {
    await makeSome();
    expect(await suggest("text=o")).toEqual([]);
    expect(await suggest("text=om")).toEqual(["Omkara Akarini"]);
    expect(await suggest("text=ma&kind=raaga")).toEqual(["Mahati"]);
    expect(await suggest("text=lali&kind=accompanist")).toEqual(["Lalita"]);
    expect(await suggest("text=zz")).toEqual([]);
  });

  test("at most eight, those that begin with the text first", async () => {
    for (let at = 10; at < 30; at++) await makeSong({ title: `A rama ${at}` });
    await makeSong({ title: "Rama first" });
    const found = await suggest("text=rama");
    expect(found).toHaveLength(8);
    expect(found[0]).toBe("Rama first");
  });
});
