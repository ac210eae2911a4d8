import type { APIRequestContext, APIResponse } from "@playwright/test";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { expect, test } from "../support/users.ts";
import { waitForHydration } from "../support/test.ts";

/** Properties that every object inherits. */
const names = ["constructor", "__proto__", "toString", "hasOwnProperty"];
const music = "/mbkmusic-mbkmusic";
const auth = "/mbkmusic-mbkauth";
const accountOf = (role: string) => demoUsers.find(({ roles }) => roles.at(-1) === role)!;

interface UserDetails {
  id: number;
  roles: { id: string }[];
}

/** Returns calls of REST as the signInToRest. */
async function signInToRest(request: APIRequestContext) {
  const { username, password } = accountOf("Administrator");
  const login = await request.post("/auth/login", { form: { username, password } });
  const { accessToken } = await login.json();
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answered = async <T>(answer: APIResponse, status: number): Promise<T> => {
    expect(answer.status(), `${answer.url()}: ${await answer.text()}`).toBe(status);
    return answer.json();
  };
  return {
    find: async <T>(path: string, params: Record<string, string>) =>
      (await answered<{ content: T[] }>(await request.get(path, { headers, params }), 200)).content,
    add: async <Id>(path: string, data: unknown) =>
      (await answered<{ id: Id }>(await request.post(path, { headers, data }), 201)).id,
    change: async (path: string, data: unknown) =>
      answered<unknown>(await request.put(path, { headers, data }), 200),
    remove: (path: string) => request.delete(path, { headers }),
  };
}

test("roles, raagas and people that are called constructor, and worse, are shown as such", async ({
  page,
  request,
  signIn,
}) => {
  test.slow();
  const admin = await signInToRest(request);
  const songs: number[] = [];
  const roles: string[] = [];
  for (const name of names) {
    for (const list of ["raagas", "taalas", "songTypes"])
      await admin.add(`${music}/${list}`, { id: name, description: name });
    const instrument = await admin.add<number>(`${music}/accompanimentTypes`, { name });
    roles.push(await admin.add<string>(`${auth}/roles`, { name }));
    const of = { raagaId: name, taalaId: name, songTypeId: name, singer: name, composer: name };
    const accompaniments = [{ accompanimentTypeId: instrument, playedBy: [name] }];
    const rest = { title: name, recordingDate: "1975-08-15", description: name, accompaniments };
    songs.push(await admin.add<number>(`${music}/songs`, { ...of, ...rest }));
  }
  const { username } = accountOf("Viewer");
  const [viewer] = await admin.find<UserDetails>(`${auth}/users/search`, { username });
  const { id, roles: held } = viewer!;
  const own = held.map((role) => role.id);
  await admin.change(`${auth}/users/${id}`, { roles: [...own, ...roles] });

  await signIn("Viewer");
  await page.goto("/account");
  await waitForHydration(page);
  for (const name of names) await expect(page.getByRole("main")).toContainText(name);
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.locator("#user-menu")).toContainText(names.at(-1)!);
  for (const [at, name] of names.entries()) {
    await page.goto(`/songs/${songs[at]}`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.goto(`/search?raagaDescription=${name}&view=table`);
    await expect(page.getByRole("rowheader")).toContainText(name);
    const box = page.getByRole("banner").locator("input[name=q]");
    await box.fill(name);
    await expect(page.getByRole("option").first()).toContainText(name);
  }

  await admin.change(`${auth}/users/${id}`, { roles: own });
  for (const song of songs) await admin.remove(`${music}/songs/${song}`);
});
