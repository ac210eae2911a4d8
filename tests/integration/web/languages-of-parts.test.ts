import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

test.each(["te", "ta", "kn", "ml", "hi"])(
  "words in the language of a page are not marked as English: %s",
  async (language) => {
    const id = await makeSong({ title: "Omkara Akarini" });
    await env.DB.prepare("UPDATE compositions SET iso_title = 'omkāra ākāriṇī'").run();
    const html = await (await visit(`/songs/${id}?lng=${language}`)).text();
    expect(html).toMatch(/<dt[^>]*>[^<]*ISO 15919/);
    for (const [, text] of html.matchAll(/<span lang="en">([^<]*)</g))
      expect(text).not.toMatch(/[\u0900-\u0d7f]/);
  },
);
