import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { changePassword } from "#app/operations/users/change-password.ts";
import { signIn } from "#app/operations/users/sign-in.ts";
import { count, makeUser, password } from "../support/users.ts";

const username = "member@example.org";
const visitor = { clientAddress: "192.0.2.1", browser: "", language: "en" as const, userAgent: "" };
let id = 0;
beforeEach(async () => {
  id = await makeUser(username);
});

const hash = () => env.DB.prepare("SELECT password_hash FROM users").first("password_hash");

/** A reset between reading a password and writing its new hash. */
const overtake = () =>
  env.DB.batch([
    env.DB.prepare("UPDATE users SET password_hash = 'that of a reset'"),
    env.DB.prepare("DELETE FROM sessions"),
  ]);

/** Services whose second batch waits for `before`. */
function overtaken(before: () => Promise<unknown>) {
  let batches = 0;
  const client = {
    prepare: (query: string) => env.DB.prepare(query),
    async batch<T>(statements: D1PreparedStatement[]) {
      if (++batches === 2) await before();
      return env.DB.batch<T>(statements);
    },
  };
  return {
    db: openDatabase(client),
    settings: readSettings(env),
    logEvent: () => {},
    defer: () => {},
    now: () => Date.now(),
  };
}

describe("T15 a reset while a password is being checked", () => {
  test("rejects the old password, and its renewed hash is not written", async () => {
    const services = overtaken(overtake);
    const result = await signIn(services, visitor, { username, password }, null);
    expect(result).toEqual({ kind: "wrong" });
    expect(await count("FROM sessions")).toBe(0);
    expect(await hash()).toBe("that of a reset");
  });

  test("is not overwritten by a password change", async () => {
    const services = overtaken(overtake);
    const form = { currentPassword: password, password: "another at noon" };
    const user = { id, username, roles: ["Viewer"] };
    expect(await changePassword(services, visitor, user, form)).toEqual({ kind: "wrong" });
    expect(await count("FROM sessions")).toBe(0);
    expect(await count("FROM mails")).toBe(0);
    expect(await hash()).toBe("that of a reset");
  });

  test("an account deleted meanwhile is not signed in", async () => {
    const services = overtaken(() =>
      env.DB.batch(
        ["DELETE FROM user_roles", "DELETE FROM users"].map((query) => env.DB.prepare(query)),
      ),
    );
    const result = await signIn(services, visitor, { username, password }, null);
    expect(result).toEqual({ kind: "wrong" });
  });
});
