import { env } from "cloudflare:workers";
import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { beforeEach, describe, expect, test, vi } from "vitest";
import worker from "#workers/app.ts";
import { jobNames } from "#app/domain/records/jobs.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit } from "../support/front-door.ts";
import { askForCode, count, logIn, makeUser } from "../support/users.ts";
import { waitFor } from "../support/wait-for.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

const page = async (path: string) => readText(await admin.read(path));
const runs = async () =>
  (await env.DB.prepare("SELECT job, done, error FROM job_runs ORDER BY job").all()).results;

describe("scheduled jobs", () => {
  test("are listed with their last run and result, whoever ran them", async () => {
    const jobsAndCopy = jobNames.length + 1;
    expect((await page("/admin/jobs")).match(/Not yet/g)).toHaveLength(jobsAndCopy);
    await makeSong({ title: "Long gone", deletedAt: new Date("2025-01-01T00:00:00Z") });
    await worker.scheduled(
      createScheduledController({ cron: "*/5 * * * *" }),
      env,
      createExecutionContext(),
    );
    expect(await runs()).toContainEqual({ job: "emptyBin", done: 1, error: null });
    const text = await page("/admin/jobs");
    expect(text.match(/Not yet/g)).toHaveLength(1);
    expect(text).toMatch(
      /Permanently delete songs that were deleted 30 days ago Every 5 minutes [\d: UTC-]+1 processed/,
    );
  });

  test("run on request, in the audit log, for administrators alone", async () => {
    const ran = await admin.send("/admin/jobs", { job: "cleanUpMedia" });
    expect(ran.headers.get("Location")).toBe("/admin/jobs");
    expect(await runs()).toEqual([{ job: "cleanUpMedia", done: 0, error: null }]);
    expect(
      await count("FROM audit_events WHERE act = 'job run' AND subject = 'cleanUpMedia'"),
    ).toBe(1);
    expect((await admin.send("/admin/jobs", { job: "nothing" })).status).toBe(400);
    await makeUser("singer@example.org", "Contributor");
    const cookie = await logIn("singer@example.org");
    const denied = await submit("/admin/jobs", { job: "emptyBin" }, { Cookie: cookie });
    expect(denied.status).toBe(403);
    expect(await runs()).toHaveLength(1);
  });

  test("that fail say why, and the others run all the same", async () => {
    const errors = vi.spyOn(console, "error").mockReturnValue();
    await env.DB.prepare("ALTER TABLE sign_in_failures RENAME TO elsewhere").run();
    await worker.scheduled(
      createScheduledController({ cron: "*/5 * * * *" }),
      env,
      createExecutionContext(),
    );
    await env.DB.prepare("ALTER TABLE elsewhere RENAME TO sign_in_failures").run();
    expect(errors.mock.calls.join()).toContain("job deleteExpired");
    const all = await runs();
    expect(all).toHaveLength(jobNames.length - 1);
    expect(all.filter(({ error }) => error !== null)).toEqual([
      { job: "deleteExpired", done: 0, error: expect.stringContaining("sign_in_failures") },
    ]);
    expect(await page("/admin/jobs")).toContain("no such table: sign_in_failures");
  });
});

test("unsent mails are listed with recipient and cause, without their text, and sent again", async () => {
  await askForCode("/signup", "new@example.org");
  const status = () => env.DB.prepare("SELECT status FROM mails").first("status");
  await waitFor(async () => expect(await status()).toBe("sent"));
  await env.DB.prepare(
    "UPDATE mails SET status = 'failed', attempts = 5, cause = 'Resend: rate_limit_exceeded'",
  ).run();
  const text = await page("/admin/mails");
  expect(text).toMatch(/new@example.org .* Given up, attempts: 5 Resend: rate_limit_exceeded/);
  const id = await env.DB.prepare("SELECT id FROM mails").first<string>("id");
  await admin.send("/admin/mails", { mail: id! });
  expect(await status()).toBe("sent");
  expect(await page("/admin/mails")).toContain("Every email was sent.");
  await admin.send("/admin/mails", { mail: id! });
  expect(await count("FROM audit_events WHERE act = 'mail sent again'")).toBe(1);
});
