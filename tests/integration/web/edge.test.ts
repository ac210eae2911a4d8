import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { cacheControl, listPolicyFaults } from "../support/response-rules.ts";
import {
  makeConcert,
  makeDeities,
  makePeople,
  makeRaaga,
  makeSong,
  makeTaala,
} from "../support/factories.ts";
import { origin, visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";

/** Every path of the site and its expected Cache-Control. `:id` is an existing song. */
const addresses: [
  path: string,
  status: number,
  kept: "public" | "private" | "day" | "immutable",
][] = [
  ["/", 200, "public"],
  ["/home", 200, "public"],
  ["/home?page=2&sortBy=singer&direction=desc&view=table", 200, "public"],
  ["/home?unknown=key", 200, "private"],
  ["/home/next?sortBy=title&direction=asc&after=1", 200, "public"],
  ["/search", 200, "public"],
  ["/search?title=song&searched=true", 200, "public"],
  ["/search?title=&searched=true", 302, "private"],
  ["/search/next?title=song&page=2", 200, "public"],
  ["/suggest?text=song", 200, "private"],
  ["/suggest/song/:id", 200, "private"],
  ["/suggest/song/:id?field=place", 200, "private"],
  ["/suggest/:kind/:id", 404, "private"],
  ["/suggest/confirm/:token", 200, "private"],
  ["/takedown", 200, "private"],
  ["/takedown?page=elsewhere", 400, "private"],
  ["/cite/song/:id", 200, "public"],
  ["/cite/song/:id?of=version", 200, "public"],
  ["/cite/:kind/:id", 404, "private"],
  ["/songs/:id/cite.bib", 200, "public"],
  ["/songs/:id/cite.ris?of=version", 200, "public"],
  ["/songs/99/cite.json", 404, "private"],
  ["/songs/99/recording.txt", 404, "private"],
  ["/songs/:id", 200, "public"],
  ["/songs/:id/words", 200, "public"],
  ["/songs/:id/words.vtt", 200, "public"],
  ["/songs/:id/words.vtt?script=ta", 200, "public"],
  ["/songs/99/words.vtt", 404, "private"],
  ["/songs/:id/manifest.json", 404, "private"],
  ["/songs/:id/record.jsonld", 200, "public"],
  ["/songs/99/record.jsonld", 404, "private"],
  ["/songs/:id?script=ta", 200, "public"],
  ["/songs/:id/practise", 200, "public"],
  ["/songs/:id/practise?script=ta&keeping=concert", 200, "public"],
  ["/songs/99/practise", 404, "private"],
  ["/songs/99", 404, "private"],
  ["/songs/play?sortBy=title&after=1", 200, "public"],
  ["/songs/play?title=song&searched=true", 200, "public"],
  ["/songs/play?of=raaga", 400, "private"],
  ["/songs/entries?ids=1,99", 200, "public"],
  ["/songs/entries", 400, "private"],
  ["/device", 200, "public"],
  ["/about", 200, "public"],
  ["/about/privacy", 200, "public"],
  ["/about/:topic", 302, "private"],
  ["/about/numbers", 200, "public"],
  ["/data", 200, "public"],
  ["/practise", 200, "public"],
  ["/scales.json", 200, "public"],
  ["/hidden.json", 200, "public"],
  ["/practise?raaga=Lavangi&taala=Adi", 200, "public"],
  ["/radio", 200, "public"],
  ["/radio?raaga=Mohanam", 200, "public"],
  ["/radio?time=noon", 200, "public"],
  ["/radio?time=now", 302, "private"],
  ["/radio?raaga=Nothing", 404, "private"],
  ["/concerts", 200, "public"],
  ["/concerts?after=Music%20Academy", 200, "public"],
  ["/concerts/Music%20Academy", 200, "public"],
  ["/concerts/:id", 404, "private"],
  ["/sources/:id", 404, "private"],
  ["/taalas", 200, "public"],
  ["/taalas/Adi", 200, "public"],
  ["/taalas/Adi?after=1", 200, "public"],
  ["/taalas/:id", 404, "private"],
  ["/deities", 200, "public"],
  ["/deities/Devi", 200, "public"],
  ["/deities/Devi?after=1", 200, "public"],
  ["/deities/:id", 404, "private"],
  ["/raagas/Mohanam/scale.wav", 200, "day"],
  ["/raagas/Nothing/scale.wav", 404, "private"],
  ["/raagas/Mohanam/scale.wav?shruti=H", 400, "private"],
  ["/people", 200, "public"],
  ["/people?part=violin&initial=L", 200, "public"],
  ["/people/tyagaraja", 200, "public"],
  ["/people/:id", 404, "private"],
  ["/raagas", 200, "public"],
  ["/raagas?q=mohanam", 200, "public"],
  ["/raagas?kind=janya&initial=M&page=2", 200, "public"],
  ["/raagas/Mohanam", 200, "public"],
  ["/raagas/Mohanam?of=janyas&page=2", 200, "public"],
  ["/raagas/Mohanam/beside/Mohanam", 200, "public"],
  ["/raagas/beside", 200, "public"],
  ["/raagas/beside?one=mohana&other=xyzzyplugh", 200, "public"],
  ["/raagas/beside?one=Mohanam&other=Mohanam", 302, "private"],
  ["/changes.atom", 200, "public"],
  ["/raagas/Mohanam/feed.atom", 200, "public"],
  ["/raagas/Nothing/feed.atom", 404, "private"],
  ["/songs/:id/changes.atom", 200, "public"],
  ["/raagas/Mohanam/changes.atom", 200, "public"],
  ["/people/tyagaraja/changes.atom", 200, "public"],
  ["/unfinished/lyrics/changes.atom", 200, "public"],
  ["/unfinished/title/changes.atom", 404, "private"],
  ["/:kind/:id/follow", 302, "private"],
  ["/following", 302, "private"],
  ["/following/stop/:token", 200, "private"],
  ["/sitemap.xml?part=raagas", 200, "public"],
  ["/sitemap.xml?part=people", 200, "public"],
  ["/raagas/:id", 404, "private"],
  ["/raagas/:id/beside/:other", 404, "private"],
  ["/login", 200, "private"],
  ["/signup", 200, "private"],
  ["/forgot-password", 200, "private"],
  ["/account", 302, "private"],
  ["/logout", 302, "private"],
  ["/session", 302, "private"],
  ["/my-collection/next", 302, "private"],
  ["/my-collection/deleted", 302, "private"],
  ["/my-collection/suggestions", 302, "private"],
  ["/my-collection/import", 302, "private"],
  ["/my-collection/export", 302, "private"],
  ["/songs/add", 302, "private"],
  ["/songs/batch", 302, "private"],
  ["/songs/batches/:id", 302, "private"],
  ["/songs/drafts", 302, "private"],
  ["/songs/drafts/list", 302, "private"],
  ["/songs/drafts/files", 401, "private"],
  ["/songs/drafts/gone", 401, "private"],
  ["/songs/drafts/:id", 401, "private"],
  ["/songs/like?text=so", 302, "private"],
  ["/songs/people?name=so", 302, "private"],
  ["/songs/edit/:id", 302, "private"],
  ["/songs/:id/lines", 302, "private"],
  ["/songs/:id/delete", 302, "private"],
  ["/songs/:id/mark", 302, "private"],
  ["/songs/:id/failure", 400, "private"],
  ["/songs/:id/heard", 302, "private"],
  ["/heard", 200, "public"],
  ["/songs/:id/keep", 302, "private"],
  ["/lists/:id", 302, "private"],
  ["/lists/:id/sheets", 302, "private"],
  ["/lists/:id/export", 302, "private"],
  ["/list", 404, "private"],
  ["/list?songs=1", 200, "private"],
  ["/list/sheets?songs=1", 200, "private"],
  ["/shared/:token", 404, "private"],
  ["/songs/:id/history", 200, "public"],
  ["/songs/:id/history?before=9", 200, "public"],
  ["/people/tyagaraja/history", 200, "public"],
  ["/songs/99/history", 404, "private"],
  ["/:kind/:id/history", 404, "private"],
  ["/:kind/:id/history/:revision", 404, "private"],
  ["/songs/:id/history/1", 200, "public"],
  ["/songs/:id/history/99", 404, "private"],
  ["/admin/bin", 302, "private"],
  ["/uploads", 401, "private"],
  ["/uploads/:id", 401, "private"],
  ["/uploads/:id/file", 401, "private"],
  ["/uploads/:id/parts/:number", 401, "private"],
  ["/uploads/:id/complete", 401, "private"],
  ["/uploads/:id/shape", 401, "private"],
  ["/admin", 302, "private"],
  ["/admin/raaga", 302, "private"],
  ["/admin/raaga/import", 302, "private"],
  ["/admin/raaga/export", 302, "private"],
  ["/admin/taala", 302, "private"],
  ["/admin/taala/import", 302, "private"],
  ["/admin/taala/export", 302, "private"],
  ["/admin/deity/import", 302, "private"],
  ["/admin/deity/export", 302, "private"],
  ["/admin/:list/import", 302, "private"],
  ["/admin/:list/export", 302, "private"],
  ["/admin/lists/:list", 302, "private"],
  ["/admin/people/:id", 302, "private"],
  ["/admin/same", 302, "private"],
  ["/admin/merges", 302, "private"],
  ["/admin/songs", 302, "private"],
  ["/admin/songs/export", 302, "private"],
  ["/admin/users", 302, "private"],
  ["/admin/roles", 302, "private"],
  ["/admin/approvals", 302, "private"],
  ["/admin/jobs", 302, "private"],
  ["/admin/sources", 302, "private"],
  ["/admin/mails", 302, "private"],
  ["/admin/proposals", 302, "private"],
  ["/admin/suggestions", 302, "private"],
  ["/admin/unavailable", 302, "private"],
  ["/admin/hidden", 302, "private"],
  ["/admin/hide/:kind/:id", 302, "private"],
  ["/admin/audit", 302, "private"],
  ["/admin/audit/export", 302, "private"],
  ["/dev/outbox", 200, "private"],
  ["/dev/design", 200, "private"],
  ["/offline", 200, "public"],
  ["/api-docs", 200, "public"],
  ["/sitemap.xml", 200, "public"],
  ["/sitemap.xml?part=1", 200, "public"],
  ["/feed.atom", 200, "public"],
  ["/robots.txt", 200, "public"],
  ["/oai?verb=Identify", 200, "private"],
  ["/oai?verb=ListRecords&metadataPrefix=oai_dc", 200, "private"],
  ["/preferences", 302, "private"],
  ["/no/such/page", 302, "private"],
  ["/media/0123456789abcdef0123456789abcdef", 404, "private"],
  ["/media/0123456789abcdef0123456789abcdef/shape", 404, "private"],
  ["/pictures/people/0123456789abcdef0123456789abcdef.jpg", 404, "private"],
  ["/healthz", 200, "private"],
  ["/readyz", 200, "private"],
  ["//evil", 400, "private"],
  ["/home%2fnext", 400, "private"],
];

test("the table lists every route of the site", () => {
  const below = ({ path, children }: (typeof routes)[number]) =>
    children?.map((child) => ({ path: [path, child.path].filter(Boolean).join("/") }));
  const paths = routes.flatMap((entry) => below(entry) ?? [{ path: entry.path }]);
  for (const { path = "" } of paths.filter((route) => route.path !== "my-collection")) {
    const pattern = new RegExp(`^/${path.replace("*", ".*").replace(/:\\w+/g, "[^/?]+")}(\\?|$)`);
    expect(
      addresses.some(([address]) => pattern.test(address)),
      `/${path}`,
    ).toBe(true);
  }
});

/** Pages with forms whose tries are counted by browser. */
const doors = ["/login", "/signup", "/forgot-password"];

/** The song is the first of its archive. */
const songId = "1";

async function makeArchive() {
  expect(await makeSong({ title: "A song" })).toBe(Number(songId));
  await makeDeities();
  await makePeople("tyagaraja");
  await makeTaala("Adi");
  await makeConcert("Music Academy");
  await makeRaaga({ id: "Mohanam", arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" });
  await env.DB.prepare(
    "INSERT INTO revisions (id, subject_kind, subject_id, kind) VALUES (1, 'song', ?, 'created')",
  )
    .bind(songId)
    .run();
}

describeReads("T47, T68 every answer", makeArchive, () => {
  test.each(addresses)("%s", async (path, status, kept) => {
    const response = await visit(path.replace(":id", songId));
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe(cacheControl[kept]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(response.headers.get("Strict-Transport-Security")).toContain("max-age=31536000");
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe(
      kept === "private" ? "same-origin" : null,
    );
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
    expect(cookies).toEqual(doors.includes(path) ? ["__Host-browser"] : []);
    expect(listPolicyFaults(response, await response.text())).toEqual([]);
  });
});

describe("T47, T68 answers of their own kind", () => {
  test("a signed-in user's pages are not cacheable", async () => {
    const id = await makeSong({ title: "A song" });
    for (const path of ["/", "/home", "/search", `/songs/${id}`, "/feed.atom"]) {
      const headers = { Cookie: "__Host-session=something" };
      const response = await visit(path, { headers });
      expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
      expect(response.headers.get("ETag"), path).toBeNull();
      expect(response.headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
    }
  });

  test("a failing page shows no details of the error", async () => {
    await env.DB.prepare("DROP TABLE counters").run();
    const errors: unknown[][] = [];
    console.error = (...words: unknown[]) => void errors.push(words);
    for (const path of ["/home", "/songs/1", "/search?title=x", "/readyz"]) {
      const response = await visit(path);
      // A song that cannot be read redirects home with a message.
      expect(response.status, path).toBe({ "/readyz": 503, "/songs/1": 302 }[path] ?? 500);
      const body = await response.text();
      expect(body, path).not.toMatch(/counters|D1_ERROR|SQLITE|no such table|\.ts:\d/);
      expect(listPolicyFaults(response, body), path).toEqual([]);
    }
    expect(errors.length).toBeGreaterThan(0);
  });
});

test("T47 the rule tells a weak policy from the archive's own", async () => {
  const own = (await visit("/offline")).headers.get("Content-Security-Policy")!;
  const faults = (header: string, body = "") =>
    listPolicyFaults(new Response(null, { headers: { "Content-Security-Policy": header } }), body);
  expect(faults(own)).toEqual([]);
  for (const weak of [
    "",
    own.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    own.replace("script-src 'self'", "script-src 'self' https:"),
    own.replace("object-src 'none'; ", ""),
    own.replace("base-uri 'none'", "base-uri 'self'"),
    own.replace("img-src 'self'", "img-src *"),
    own.replace(/nonce-[^']+/, "nonce-1"),
    `${own}; script-src-elem *`,
    `default-src *; ${own}`,
  ])
    expect(faults(weak), weak).not.toEqual([]);
  for (const body of ["<script>x</script>", '<p style="x">', '<img src="x" onerror="x">'])
    expect(faults(own, body), body).toHaveLength(1);
});

describe("writes", () => {
  test("T28 a form of another site is rejected, and changes nothing", async () => {
    const headers: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      {},
      { Origin: origin, "Sec-Fetch-Site": "cross-site" },
      { Origin: origin, "Sec-Fetch-Site": "same-site" },
    ];
    for (const given of headers) {
      const body = new URLSearchParams({ theme: "dark" });
      const response = await visit("/preferences", { method: "POST", body, headers: given });
      expect(response.status).toBe(403);
      expect(response.headers.get("Set-Cookie")).toBeNull();
    }
  });

  test("T42 odd spellings of a path never bypass it", async () => {
    for (const path of [
      "/home//next",
      "/home%5cnext",
      "/%2fhome",
      "/home%00",
      "/./home",
      "/x/../home",
    ]) {
      const response = await visit(path);
      expect([200, 302, 400], path).toContain(response.status);
    }
  });
});
