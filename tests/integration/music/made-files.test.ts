import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { shrutis, tempoNames } from "#app/domain/music/sound/tuning.ts";
import { serveMade } from "#workers/media/serve-made.ts";
import { emptyCaches } from "../support/empty-caches.ts";
import { makeRaaga } from "../support/factories.ts";
import { origin, visit } from "../support/front-door.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";

const bytes = Uint8Array.from({ length: 100 }, (_, at) => at);
const limits = { reads: env.MEDIA_LIMIT, makes: env.MADE_LIMIT };

/** A file of a key that no other test has, and how often it was made. */
function countedFile() {
  const key = crypto.randomUUID();
  const deferred: Promise<unknown>[] = [];
  const make = () => {
    file.made++;
    // As long as a short scale takes.
    const end = performance.now() + 30;
    while (performance.now() < end);
    return bytes;
  };
  const file = {
    made: 0,
    ask: (headers: Record<string, string> = {}, method = "GET") =>
      serveMade(
        new Request(`${origin}/made`, { method, headers: { "CF-Connecting-IP": key, ...headers } }),
        null as never,
        limits,
        (work) => void deferred.push(work),
        () => Promise.resolve({ contentType: "audio/wav", key, length: 100, make }),
      ),
    stored: () => Promise.all(deferred),
  };
  return file;
}

describe("T96 a made file", () => {
  test("is made once, for whole answers, ranges, HEAD and other addresses", async () => {
    const file = countedFile();
    expect(new Uint8Array(await (await file.ask()).arrayBuffer())).toEqual(bytes);
    const part = await file.ask({ Range: "bytes=10-11", "CF-Connecting-IP": "198.51.100.3" });
    expect([part.status, await part.bytes()]).toEqual([206, bytes.subarray(10, 12)]);
    expect((await file.ask({ Range: "bytes=100-" })).status).toBe(416);
    const head = await file.ask({}, "HEAD");
    expect([head.headers.get("Content-Length"), head.body]).toEqual(["100", null]);
    expect(file.made).toBe(1);
  });

  test("is kept for other isolates of the location", async () => {
    const file = countedFile();
    await (await file.ask()).arrayBuffer();
    await file.stored();
    emptyCaches();
    expect(await (await file.ask({ Range: "bytes=0-0" })).bytes()).toEqual(bytes.subarray(0, 1));
    expect(file.made).toBe(1);
  });

  test("is not made for HEAD, nor for a browser that has it", async () => {
    const file = countedFile();
    const head = await file.ask({}, "HEAD");
    expect([head.status, head.headers.get("Content-Type")]).toEqual([200, "audio/wav"]);
    expect(head.headers.get("Content-Length")).toBe("100");
    expect((await file.ask({ Range: "bytes=100-" })).status).toBe(416);
    const known = await file.ask({ "If-None-Match": head.headers.get("ETag")! });
    expect([known.status, file.made]).toEqual([304, 0]);
  });
});

describe("T96 many files at once", () => {
  test("of one address are made once", async () => {
    const file = countedFile();
    const answers = await Promise.all([file.ask(), file.ask(), file.ask(), file.ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(file.made).toBe(1);
  });

  test("are made in turn, a few at a time: the others are asked to come back", async () => {
    const files = Array.from({ length: 20 }, countedFile);
    const answers = await Promise.all(files.map((file) => file.ask()));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(16);
    expect(refused[0]!.headers.get("Retry-After")).toBe("1");
    expect(files.filter(({ made }) => made > 0)).toHaveLength(4);
    expect((await countedFile().ask()).status).toBe(200);
  });

  test("do not keep others waiting until all are made", async () => {
    const order: string[] = [];
    const asked = Array.from({ length: 20 }, async () => {
      const { status } = await countedFile().ask();
      if (status === 200) order.push("file");
    });
    const page = visit("/healthz").then(() => order.push("page"));
    await Promise.all([...asked, page]);
    expect(order.filter((one) => one === "file")).toHaveLength(4);
    expect(order.indexOf("page")).toBeLessThan(3);
  });
});

describe("T96 files that are made", () => {
  const headers = { "CF-Connecting-IP": "203.0.113.9" };
  const choices = shrutis.flatMap((shruti) => tempoNames.map((tempo) => ({ shruti, tempo })));
  const path = (at: number) =>
    `/raagas/Alone/scale.wav?${new URLSearchParams(choices[at % choices.length])}`;

  beforeEach(async () => {
    await makeRaaga({ id: "Alone", arohana: "S G2 M1 S'", avarohana: "S' M1 G2 S" });
    await waitForEarlyMinute();
  }, 60_000);

  test("are twenty a minute for one address; what was made before can still be heard", async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 25; at++) {
      const response = await visit(path(at), { headers });
      statuses.push(response.status);
      if (response.status === 429) expect(response.headers.get("Retry-After")).toBe("60");
      await response.arrayBuffer();
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    expect((await visit(path(3), { headers })).status).toBe(200);
    expect((await visit(path(24), { headers, method: "HEAD" })).status).toBe(200);
    const other = { "CF-Connecting-IP": "203.0.113.10" };
    expect((await visit(path(24), { headers: other })).status).toBe(200);
  });

  test("the requests of one address have a limit, too", async () => {
    await (await visit(path(0), { headers })).arrayBuffer();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => visit(path(0), { headers, method: "HEAD" })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.headers.get("Retry-After")).toBe("10");
  });
});
