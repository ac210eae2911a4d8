import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { claimStatements } from "#drizzle/seed/claims/claim-statements.ts";
import { citationsOf, readByAnEditor } from "#drizzle/seed/claims/sources.ts";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { knownRecordingClaims } from "#drizzle/seed/demo/known-recordings.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";

test.each([
  ["en", "Source karnatik.com , Title in ISO 15919 Not from a source: written by an editor"],
  ["te", "ఆధారం karnatik.com"],
  ["ta", "ஆதாரம் karnatik.com"],
  ["kn", "ಆಕರ karnatik.com"],
  ["ml", "ഉറവിടം karnatik.com"],
  ["hi", "स्रोत karnatik.com"],
])("a song names the sources of its composition's facts: %s", async (language, words) => {
  const id = await makeSong({ title: "A Balagopalamu" });
  const { composition_id } = (await env.DB.prepare("SELECT composition_id FROM songs WHERE id = ?")
    .bind(id)
    .first<{ composition_id: number }>())!;
  const composition = { kind: "composition", id: String(composition_id) } as const;
  const claims = claimStatements([
    ...citationsOf("karnatik.com c1").map((cited) => ({ ...composition, field: "", ...cited })),
    ...["isoTitle", "nativeTitle"].map((field) => ({
      ...composition,
      field,
      source: readByAnEditor,
      note: "",
    })),
  ]);
  await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
  const html = await (await visit(`/songs/${id}?lng=${language}`)).text();
  expect(await readText(new Response(html))).toContain(words);
  const mark = {
    en: "Sources: Title",
    te: "ఆధారాలు: ",
    ta: "ஆதாரங்கள்: ",
    kn: "ಆಕರಗಳು: ",
    ml: "ഉറവിടങ്ങൾ: ",
    hi: "स्रोत: ",
  }[language];
  expect(html).toContain(`<summary aria-label="${mark}`);
});

test("a song tells of recordings that are not here, with who says so", async () => {
  const id = await makeSong({ title: "Saraguna Gavumu" });
  const { composition_id } = (await env.DB.prepare("SELECT composition_id FROM songs WHERE id = ?")
    .bind(id)
    .first<{ composition_id: number }>())!;
  const number = demoCompositions.findIndex(({ title }) => title === "Saraguna Gavumu") + 1;
  const claims = claimStatements(
    knownRecordingClaims
      .filter((claim) => claim.id === String(number))
      .map((claim) => ({ ...claim, id: String(composition_id) })),
  );
  await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
  const html = await (await visit(`/songs/${id}?lng=hi`)).text();
  expect(html).toContain('<span lang="en">LP Classical Songs of MBK (ECLP 2324), 1966</span>');
  expect(html.match(/<span lang="en">LP Classical Songs/g)).toHaveLength(1);
  const page = await (await visit(/href="(\/sources\/\d+)"/.exec(html)![1]!)).text();
  expect(page).toMatch(/href="https:\/\/flatblackandclassical\.com\/201[58]/);
  expect(await readText(new Response(html))).toContain(
    "अन्य रिकॉर्डिंग और कार्यक्रम LP Classical Songs of MBK (ECLP 2324), 1966 : वायलिन: M. S. Gopalakrishnan, मृदंगम्: T. V. Gopalakrishnan",
  );
});
