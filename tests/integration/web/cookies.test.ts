import { beforeEach, expect, test } from "vitest";
import { readText, submit, visit } from "../support/front-door.ts";
import { askForCode, cookiesOf, logIn, makeUser, password } from "../support/users.ts";

const username = "member@example.org";
const names = [
  "__Host-session",
  "__Host-flash",
  "__Host-address-signup",
  "__Host-address-reset",
  "__Host-interrupted",
] as const;

let values: Map<string, string>;
beforeEach(async () => {
  await makeUser(username, "Contributor");
  const login = await submit("/login", { username, password });
  const over = cookiesOf(login);
  await submit("/logout", {}, { Cookie: over });
  const kept = await submit("/songs/add", { title: "Typed" }, { Cookie: over });
  const all = [
    await askForCode("/signup", "new@example.org"),
    await askForCode("/forgot-password", username),
    cookiesOf(kept),
    await logIn(username),
    over.split("; ").find((pair) => pair.startsWith("__Host-flash"))!,
  ].join("; ");
  values = new Map(
    all.split("; ").map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]),
  );
});

test("T21 a cookie's value is invalid under the name of another", async () => {
  for (const name of names) {
    expect(values.get(name), name).toBeTruthy();
    for (const other of names.filter((one) => one !== name)) {
      const headers = { Cookie: `${other}=${values.get(name)}` };
      const told = `${name} as ${other}`;
      const home = await visit("/", { headers });
      expect(home.status, told).toBe(200);
      const html = await home.text();
      expect(html, told).not.toMatch(/class="flash/);
      expect(html, told).not.toContain("user-menu");
      if (other.startsWith("__Host-address"))
        for (const path of ["/signup", "/forgot-password"])
          expect(await readText(await visit(path, { headers })), told).not.toContain(
            "Code from the email",
          );
      const user = await visit("/account", { headers });
      expect(user.headers.get("Location"), told).toBe("/login?returnTo=%2Faccount");
    }
  }
});
