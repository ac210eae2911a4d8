import { env } from "cloudflare:workers";
import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { beforeEach, expect, test, vi } from "vitest";
import worker from "#workers/app.ts";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { tellAlarms } from "#app/operations/records/tell-alarms.ts";

import { count, makeUser, readOutbox } from "../support/users.ts";

const day = 24 * 3600_000;
let clock = 0;

beforeEach(async () => {
  clock = Date.now();
  vi.spyOn(console, "error").mockReturnValue();
  await makeUser("one@example.org", "Administrator");
  await makeUser("two@example.org", "Administrator");
  await makeUser("singer@example.org", "Contributor");
  await env.DB.prepare("UPDATE users SET language = 'te' WHERE username = 'two@example.org'").run();
});

const runJobs = () =>
  worker.scheduled(
    createScheduledController({ cron: "*/5 * * * *" }),
    env,
    createExecutionContext(),
  );

const tell = () =>
  tellAlarms({
    db: openDatabase(env.DB),
    settings: readSettings(env),
    defer: () => {},
    logEvent: () => {},
    now: () => clock,
  });

const lettersTo = async (address: string) =>
  (await readOutbox()).filter(({ to }) => to === address).map(({ text }) => text);
const mails = (kind: string) => count(`FROM mails WHERE kind = '${kind}'`);
const rename = (from: string, to: string) =>
  env.DB.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).run();

test("T111 a job that fails twice in a row is told to every Administrator once, until it has gone well again", async () => {
  await rename("sign_in_failures", "elsewhere");
  try {
    await runJobs();
    await runJobs();
    expect(await mails("jobsFailing"), "once may be chance").toBe(0);
    await runJobs();
    await runJobs();
  } finally {
    await rename("elsewhere", "sign_in_failures");
  }
  expect(await mails("jobsFailing")).toBe(2);
  const [letter] = await lettersTo("one@example.org");
  expect(letter).toContain("Scheduled jobs that have failed at least twice in a row: 1.");
  expect(letter).toContain(`${env.SITE_ORIGIN}/admin/jobs`);
  expect((await lettersTo("two@example.org")).join()).toContain("నిర్ణీత సమయ పనులు: 1");
  expect(await lettersTo("singer@example.org")).toEqual([]);
  clock += 3 * day;
  await tell();
  expect(await mails("jobsFailing"), "told once").toBe(2);
  await runJobs();
  await tell();
  await env.DB.prepare("UPDATE job_runs SET failures = 2 WHERE job = 'deleteExpired'").run();
  expect(await tell(), "it failed again").toBe(2);
});

test("mails that were given up are told once, also by runs at once; the alarm's own mails start no other", async () => {
  await env.DB.prepare(
    `INSERT INTO mails (id, recipient, kind, status, attempts, created_at)
     VALUES ('lost', 'x@example.org', 'passwordChanged', 'failed', 5, ?)`,
  )
    .bind(clock)
    .run();
  await Promise.all([tell(), tell()]);
  expect(await mails("mailsGivenUp")).toBe(2);
  await env.DB.prepare("UPDATE mails SET status = 'failed'").run();
  for (let hours = 0; hours < 72; hours += 6) {
    clock += day / 4;
    await tell();
  }
  expect(await mails("mailsGivenUp")).toBe(2);
});

test("T111 many errors within a minute are told once, few are not", async () => {
  let asked = 0;
  const ERROR_LIMIT = { limit: () => Promise.resolve({ success: ++asked <= 20 }) };
  const fail = async (times: number) => {
    await rename("taalas", "elsewhere");
    try {
      for (let time = 0; time < times; time++) {
        const context = createExecutionContext();
        const request = new Request(`${env.SITE_ORIGIN}/taalas/Adi`) as Parameters<
          typeof worker.fetch
        >[0];
        const response = await worker.fetch(request, { ...env, ERROR_LIMIT }, context);
        expect(response.status).toBe(500);
        await waitOnExecutionContext(context);
      }
    } finally {
      await rename("elsewhere", "taalas");
    }
  };
  await fail(20);
  expect(await tell()).toBe(0);
  await fail(1);
  expect(await tell()).toBe(2);
  const [letter] = await lettersTo("one@example.org");
  expect(letter).toContain("Visitors saw many errors within a minute.");
  await fail(5);
  expect(await tell(), "still the same").toBe(0);
  expect(await count("FROM error_rises")).toBe(1);
  clock += day / 24;
  expect(await tell(), "over").toBe(0);
  expect(await count("FROM alarms WHERE kind = 'errorsRising' AND is_over = 1")).toBe(1);
});

test("T111 an alarm that cannot be told stops no job", async () => {
  await rename("alarms", "elsewhere");
  try {
    await runJobs();
  } finally {
    await rename("elsewhere", "alarms");
  }
  const failed = await env.DB.prepare("SELECT job FROM job_runs WHERE error IS NOT NULL").all();
  expect(failed.results).toEqual([{ job: "tellAlarms" }]);
  expect(await count("FROM job_runs WHERE error IS NULL")).toBeGreaterThan(5);
});
