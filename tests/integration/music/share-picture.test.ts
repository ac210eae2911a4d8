import { inflateSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";

beforeEach(async () => {
  const scale = { arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" };
  await makeRaaga({ id: "Harikambhoji", melakarta: 28 });
  await makeRaaga({ id: "Mohanam", ...scale, scriptNames: { te: "మోహనం" }, isoName: "mōhanaṁ" });
  await makeRaaga({ id: "Foreign", parentId: "Harikambhoji", ...scale, arohana: "S R1 G3 P S'" });
});

const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("the picture of a raaga", () => {
  test("is a cacheable PNG of 1200 by 630 without words", async () => {
    const response = await visit("/pictures/raaga/Mohanam.png");
    expect(response.status).toBe(200);
    expect(readMeter(response).trips).toBe(1);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
    const file = Buffer.from(await response.arrayBuffer());
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThan(20_000);
    const data = file.indexOf("IDAT");
    const rows = inflateSync(file.subarray(data + 4, data + 4 + file.readUInt32BE(data - 4)));
    expect(rows.length).toBe(1201 * 630);
    const headers = { "If-None-Match": response.headers.get("ETag")! };
    expect((await visit("/pictures/raaga/Mohanam.png", { headers })).status).toBe(304);
  });

  test("has no steps where no scale is sure", async () => {
    const plain = await (await visit("/pictures/raaga/Nobody.png")).bytes();
    for (const id of ["Foreign", "Harikambhoji", "Nobody", "%E0%A4%A"]) {
      const response = await visit(`/pictures/raaga/${id}.png`);
      expect(response.status, id).toBe(200);
      expect(await response.bytes(), id).toEqual(plain);
    }
  });

  test("is what a shared raaga and song show, with words for who cannot see it", async () => {
    const song = await makeSong({ title: "A song", raagaId: "Mohanam" });
    const other = await makeSong({ title: "Another" });
    for (const path of ["/raagas/Mohanam?lng=te", `/songs/${song}?lng=te`]) {
      const html = await (await visit(path)).text();
      expect(property(html, "og:image"), path).toMatch(/^http.*\/pictures\/raaga\/Mohanam\.png$/);
      expect(property(html, "og:image:alt"), path).toBe("మోహనం స్వరాలు మెట్లుగా");
    }
    for (const path of [`/songs/${other}`, "/raagas/Foreign", "/home"]) {
      const html = await (await visit(path)).text();
      expect(property(html, "og:image"), path).toMatch(/\/og\.png$/);
      expect(property(html, "og:image:alt"), path).toBeUndefined();
    }
  });
});

test("a raaga's page can be heard without JavaScript where its scale is sure", async () => {
  const html = await (await visit("/raagas/Mohanam")).text();
  expect(html).toContain('action="/raagas/Mohanam/scale.wav"');
  expect(html).toMatch(
    /<noscript>.*<audio controls="" preload="none" src="\/raagas\/Mohanam\/scale\.wav"/s,
  );
  expect(await (await visit("/raagas/Foreign")).text()).not.toContain("scale.wav");
});
