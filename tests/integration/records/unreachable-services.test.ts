import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import type { JobName } from "#app/domain/records/jobs.ts";
import { runJobOnRequest } from "#app/operations/records/run-job.ts";
import { mailPasswordChanged } from "#app/operations/users/reset-password.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";

let admin: Administrator;
let deferred: Promise<unknown>[] = [];
beforeEach(async () => {
  deferred = [];
  admin = await makeAdministrator();
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

const services = (request: typeof fetch = fetch) => ({
  db: openDatabase(env.DB),
  settings: { ...readSettings(env), OUTBOX: false, RESEND_API_KEY: "re_test" },
  bucket: env.MEDIA,
  request,
  defer: (work: Promise<unknown>) => void deferred.push(work),
  logEvent: () => {},
  now: () => Date.now(),
});

const run = (job: JobName, request?: typeof fetch) =>
  runJobOnRequest(services(request), { id: admin.id, username: "", roles: [] }, job);
const page = async () => readText(await admin.read("/admin/jobs"));

test("a job that YouTube did not answer says so, and how many it had checked", async () => {
  for (const id of ["aaaaaaaaaaa", "bbbbbbbbbbb", "ccccccccccc"])
    await makeSong({ title: id, externalMediaId: id });
  let calls = 0;
  await run("checkLinks", async () => {
    if (++calls > 1) throw new TypeError("network");
    return new Response("{}");
  });
  expect(await page()).toContain("YouTube could not be reached, or refused. Done: 1.");
  await run("checkLinks", async () => new Response("{}"));
  expect(await page()).not.toContain("could not be reached");
});

test("a job that could not send mails says so", async () => {
  const visitor = { clientAddress: "", browser: "", language: "en", userAgent: "" } as const;
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("network");
  });
  await mailPasswordChanged(services(), visitor, "one@example.org");
  await Promise.all(deferred);
  await env.DB.prepare("UPDATE mails SET next_try_at = 0").run();
  await run("deliverMails");
  expect(await page()).toContain("Resend could not be reached, or refused. Done: 0.");
});

test("running such a job by hand says so, too", async () => {
  await makeSong({ title: "One", externalMediaId: "aaaaaaaaaaa" });
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  const ran = await admin.send("/admin/jobs", { job: "checkLinks" });
  vi.unstubAllGlobals();
  const flash = ran.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-flash"))!;
  const Cookie = `${admin.cookie}; ${flash.split(";")[0]}`;
  const text = await readText(await visit("/admin/jobs", { headers: { Cookie } }));
  expect(text.match(/YouTube could not be reached/g)).toHaveLength(2);
});
