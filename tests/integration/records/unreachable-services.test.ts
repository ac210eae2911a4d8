import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import type { JobName } from "#app/domain/records/jobs.ts";
import { type JobServices, runJobOnRequest } from "#app/operations/records/run-job.ts";
import { mailPasswordChanged } from "#app/operations/users/reset-password.ts";
import { samples } from "#tests/media-samples.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { uploaderOf } from "../support/uploads.ts";
import { count } from "../support/users.ts";

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
  dumps: env.DUMPS,
  copies: env.COPIES,
  request,
  defer: (work: Promise<unknown>) => void deferred.push(work),
  logEvent: () => {},
  now: () => Date.now(),
});

const runAs = (given: JobServices, job: JobName) =>
  runJobOnRequest(given, { id: admin.id, username: "", roles: [] }, job);
const run = (job: JobName, request?: typeof fetch) => runAs(services(request), job);
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

test("a job that could not delete a file from R2 says so, and deletes it the next time", async () => {
  const uploader = uploaderOf(admin.cookie);
  const [one] = [
    await uploader.start("a.mp3", samples.mp3),
    await uploader.start("b.mp3", samples.mp3),
  ];
  const bucket = {
    resumeMultipartUpload(key: string, id: string) {
      if (key === one.id) throw new Error("R2 does not answer");
      return env.MEDIA.resumeMultipartUpload(key, id);
    },
    delete: (key: string) => env.MEDIA.delete(key),
  } as R2Bucket;
  const days = (number: number) => () => Date.now() + number * 24 * 3600_000;
  await runAs({ ...services(), bucket, now: days(20) }, "cleanUpMedia");
  expect(await page()).toContain("R2 could not be reached, or refused. Done: 1.");
  await runAs({ ...services(), now: days(40) }, "cleanUpMedia");
  expect(await page()).not.toContain("could not be reached");
  expect(await count("FROM media_files")).toBe(0);
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
