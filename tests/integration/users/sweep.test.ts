import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import worker from "#workers/app.ts";
import { makeSong } from "../support/factories.ts";
import { count, makeUser } from "../support/users.ts";

test("the scheduled job deletes expired rows, and nothing else", async () => {
  const id = await makeUser("member@example.org");
  const now = Date.now();
  const [minute, day] = [60_000, 24 * 3600_000];
  const run = (query: string, ...values: unknown[]) =>
    env.DB.prepare(query)
      .bind(...values)
      .run();
  const code =
    "INSERT INTO one_time_codes (id, email, purpose, code_hash, expires_at) VALUES (?, ?, 'reset', 'x', ?)";
  await run(code, "old", "a@example.org", now - 1);
  await run(code, "live", "b@example.org", now + minute);
  const session =
    "INSERT INTO sessions (token_hash, user_id, kind, last_used_at) VALUES (?, ?, 'web', ?)";
  await run(session, "old", id, now - 31 * minute);
  await run(session, "live", id, now - 29 * minute);
  const failure = "INSERT INTO sign_in_failures VALUES (?, 3, ?, NULL)";
  await run(failure, "old", now - 61 * minute);
  await run(failure, "live", now - 59 * minute);
  const mail =
    "INSERT INTO mails (id, recipient, kind, status, created_at) VALUES (?, 'x', 'resetCode', ?, ?)";
  await run(mail, "old", "sent", now - 31 * day);
  await run(mail, "live", "sent", now - 29 * day);
  await run(mail, "live too", "failed", now - 31 * day);

  const binned = (title: string, at: number) => makeSong({ title, deletedAt: new Date(at) });
  await binned("old", now - 31 * day);
  await binned("live", now - 29 * day);

  await worker.scheduled(createScheduledController(), env, createExecutionContext());

  for (const [table, key] of [
    ["one_time_codes", "id"],
    ["sessions", "token_hash"],
    ["sign_in_failures", "email"],
    ["mails", "id"],
    ["songs", "title"],
  ]) {
    expect(await count(`FROM ${table} WHERE ${key} = 'old'`), table).toBe(0);
    expect(await count(`FROM ${table} WHERE ${key} LIKE 'live%'`), table).toBe(
      table === "mails" ? 2 : 1,
    );
  }
});
