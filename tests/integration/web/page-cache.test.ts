import { describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readMeter, submit, visit } from "../support/front-door.ts";

describe("the cache of public pages", () => {
  test("a second visitor costs no query and gets a nonce of their own", async () => {
    await makeSong({ title: "A song" });
    const first = await visit("/home?direction=asc");
    const second = await visit("/home?direction=asc");
    expect(readMeter(first).trips).toBe(1);
    expect(readMeter(second).trips).toBe(0);
    expect(second.headers.get("ETag")).toBe(first.headers.get("ETag"));
    const [one, other] = [await first.text(), await second.text()];
    expect(one).not.toBe(other);
    const bare = (html: string) => html.replace(/nonce="[^"]*"/g, "");
    expect(bare(one)).toBe(bare(other));
  });

  test("a cached page is revalidated by its ETag", async () => {
    await makeSong({ title: "A song" });
    const first = await visit("/home?page=1");
    const etag = first.headers.get("ETag")!;
    const again = await visit("/home?page=1", { headers: { "If-None-Match": `W/"x", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("ETag")).toBe(etag);
    expect(again.headers.get("Cache-Control")).toBe(first.headers.get("Cache-Control"));
    expect(again.headers.get("Content-Security-Policy")).toBeNull();
    const head = await visit("/home?page=1", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("ETag")).toBe(etag);
    expect(await head.text()).toBe("");
  });

  test("a write of another isolate is seen within five seconds, one of this isolate at once", async () => {
    await makeSong({ title: "Alpha" });
    expect(await (await visit("/home?view=card")).text()).toContain("Alpha");
    await makeSong({ title: "Beta" });
    expect(await (await visit("/home?view=card")).text()).not.toContain("Beta");
    const realNow = Date.now;
    Date.now = () => realNow() + 5001;
    expect(await (await visit("/home?view=card")).text()).toContain("Beta");
    Date.now = realNow;
    await makeSong({ title: "Gamma" });
    await submit("/preferences", { theme: "dark", returnTo: "/" });
    expect(await (await visit("/home?view=card")).text()).toContain("Gamma");
  });

  test("languages, themes, views and data requests never mix", async () => {
    await makeSong({ title: "A song" });
    const cookie = (value: string) => ({ headers: { Cookie: `preferences=${value}` } });
    const tags = await Promise.all(
      [
        visit("/home"),
        visit("/home", cookie("lng=te")),
        visit("/home", cookie("theme=dark")),
        visit("/home", cookie("view=table")),
        visit("/home", { headers: { Cookie: "paging=smooth" } }),
        visit("/home", { headers: { "Accept-Language": "ta-IN,ta;q=0.9" } }),
        visit("/home.data"),
      ].map(async (answer) => (await answer).headers.get("ETag")),
    );
    expect(new Set(tags).size).toBe(tags.length);
    expect(await (await visit("/home")).text()).toContain('<html lang="en"');
  });

  test("T69 odd queries do not fill the cache, and headers do not reach the page", async () => {
    await makeSong({ title: "A song" });
    for (let at = 0; at < 50; at++) {
      const response = await visit(`/home?odd${at}=1`);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    }
    const forged = await visit("/home?sortBy=composer", {
      headers: { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" },
    });
    expect(await forged.text()).not.toContain("evil.example");
  });
});
