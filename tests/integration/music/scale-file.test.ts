import { beforeEach, describe, expect, test } from "vitest";
import { shrutis, tempoNames } from "#app/domain/music/sound/tuning.ts";
import { makeRaaga } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";

// The limit counts by IP address: every request here has another one.
let asked = 0;
const get = (path: string, headers: HeadersInit = {}, method = "GET") =>
  visit(path, {
    method,
    headers: { "CF-Connecting-IP": `198.51.${asked >> 8}.${asked++ & 255}`, ...headers },
  });
const file = "/raagas/Mohanam/scale.wav";

beforeEach(async () => {
  await makeRaaga({ id: "Harikambhoji", melakarta: 28 });
  const scale = { arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" };
  await makeRaaga({ id: "Mohanam", parentId: "Harikambhoji", ...scale });
  await makeRaaga({ id: "Shuddha Bangala", ...scale });
  await makeRaaga({ id: "Foreign", parentId: "Harikambhoji", ...scale, arohana: "S R1 G3 P S'" });
  const bhashanga = { bhashanga: true, arohana: "S R1 G3 P S'" };
  await makeRaaga({ id: "Bhashanga", parentId: "Harikambhoji", ...scale, ...bhashanga });
  await makeRaaga({ id: "Unknown" });
});

describe("the sound file of a scale", () => {
  test("is a cacheable WAV file, up and down at the chosen shruti and tempo", async () => {
    const response = await get(`${file}?shruti=D%23&tempo=fast`);
    expect(response.status).toBe(200);
    expect(readMeter(response)).toMatchObject({ trips: 1 });
    expect(readMeter(response).rows).toBeLessThanOrEqual(3);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "audio/wav",
      "cache-control": "public, max-age=86400",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe("RIFF");
    expect(bytes.length).toBe(44 + 12 * Math.round(0.35 * 22_050) * 2);
    expect(response.headers.get("Content-Length")).toBe(String(bytes.length));

    const headers = { "If-None-Match": response.headers.get("ETag")! };
    const again = await get(`${file}?shruti=D%23&tempo=fast`, headers);
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect((await get(`${file}?shruti=D`, headers)).status).toBe(200);
  });

  test("can be asked for in ranges, as a player does that seeks", async () => {
    const part = await get(file, { Range: "bytes=0-1" });
    expect(part.status).toBe(206);
    expect(part.headers.get("Content-Range")).toMatch(/^bytes 0-1\/\d+$/);
    expect((await part.arrayBuffer()).byteLength).toBe(2);
    expect((await get(file, { Range: "bytes=99999999-" })).status).toBe(416);
    const head = await get(file, {}, "HEAD");
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect((await get(file, { Origin: "http://localhost:8787" }, "POST")).status).toBe(405);
  });

  test("is there for every shruti and tempo, and for no other", async () => {
    for (const shruti of shrutis)
      for (const tempo of tempoNames) {
        const query = new URLSearchParams({ shruti, tempo });
        expect((await get(`${file}?${query}`, {}, "HEAD")).status, String(query)).toBe(200);
      }
    for (const query of ["shruti=H", "shruti=c", "shruti=", "tempo=1000", "tempo=toString"])
      expect((await get(`${file}?${query}`)).status, query).toBe(400);
  });

  test("is heard from another swara to its octave, over the S, where the scale has it", async () => {
    const shifted = await get(`${file}?from=G3&tempo=fast`);
    expect(shifted.status).toBe(200);
    const { byteLength } = await shifted.arrayBuffer();
    expect(byteLength).toBe(44 + 6 * Math.round(0.35 * 22_050) * 2);
    const same = await get(`${file}?tempo=fast`);
    expect(same.headers.get("ETag")).not.toBe(shifted.headers.get("ETag"));
    expect((await get(`${file}?from=M1`)).status).toBe(404);
    for (const from of ["", "H", "G", "toString"])
      expect((await get(`${file}?from=${from}`)).status, from).toBe(400);
  });

  test("is missing where the scale is unknown or unsure; foreign swaras that are meant sound", async () => {
    const status = async (id: string) => (await get(`/raagas/${id}/scale.wav`)).status;
    expect(await status("Shuddha%20Bangala")).toBe(200);
    expect(await status("Bhashanga")).toBe(200);
    for (const id of ["Foreign", "Unknown", "Nobody", "%E0%A4%A"])
      expect(await status(id), id).toBe(404);
  });
});
