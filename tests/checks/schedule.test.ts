import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { crons } from "../../app/domain/records/jobs.ts";
import { readCrons, scheduleJobs } from "../../scripts/schedule.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T03:14:30Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the jobs have the cron triggers of wrangler.toml", () => {
  expect(readCrons()).toEqual([crons.often, crons.weekly]);
});

test("`npm start` triggers them at their times, as Cloudflare does", async () => {
  const asked: string[] = [];
  const stop = scheduleJobs(8787, async (address) => {
    asked.push(
      `${new Date().toISOString().slice(11, 16)} ${new URL(address).searchParams.get("cron")}`,
    );
    return new Response("ok");
  });
  // A Monday.
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  stop();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toEqual([`03:15 ${crons.often}`, `03:17 ${crons.weekly}`, `03:20 ${crons.often}`]);
});

test("a Worker that does not run them is said, and asked again at the next time", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  const stop = scheduleJobs(8787, async () => new Response("", { status: 500 }));
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  stop();
  expect(errors.mock.calls.map(String)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining("status 500")),
  );
});
