import { roleIds } from "#app/domain/users/system-roles.ts";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { expect, test } from "../support/users.ts";
import { expectHarmless, send } from "./hostile-texts.ts";
import { payloads } from "./payloads.ts";

const administrator = demoUsers.find(({ roles }) => roles.includes("Administrator"))!;
const credentials = { username: "keeper@example.org", password: "ghatam at midnight" };
const lists = "/mbkmusic-mbkmusic/lists";

test("T43 names and notes of lists, drafts and what a device keeps are text", async ({
  page,
  baseURL,
  context,
}) => {
  test.setTimeout(240_000);
  page.on("dialog", (dialog) => {
    expect.soft(dialog.message(), `a dialog at ${page.url()}`).toBe("none");
    void dialog.dismiss();
  });
  const { request } = page;
  const logIn = async ({ username, password }: typeof credentials) => {
    const answer = await request.post("/auth/login", { form: { username, password } });
    return { Authorization: `Bearer ${(await answer.json()).accessToken}` };
  };
  const headers = await logIn(administrator);
  const user = { ...credentials, roles: [roleIds.Contributor] };
  const made = await request.post("/mbkmusic-mbkauth/users", { headers, data: user });
  expect(made.ok(), await made.text()).toBe(true);

  const own = await logIn(credentials);
  const kept: { id: number; shareUrl: string; name: string }[] = [];
  for (const [at, name] of payloads.entries()) {
    const songs = [{ songId: 1, note: payloads.at(at - 1)! }];
    const list = await request.post(lists, { headers: own, data: { name, songs } });
    expect(list.ok(), await list.text()).toBe(true);
    const { id } = (await list.json()) as { id: number };
    const shared = await request.post(`${lists}/${id}/share`, { headers: own });
    kept.push({ ...(await shared.json()), name });
  }
  await context.clearCookies();
  await send(request, baseURL!, "/login", credentials);
  const tags = (text: string) => ({
    title: text,
    artist: text,
    album: text,
    date: text,
    track: text,
  });
  const files = payloads.map((text, at) => {
    const hash = at.toString(16).padStart(64, "0");
    return { name: `${text}.mp3`, size: 500, hash, kind: "Audio", tags: tags(text) };
  });
  const announced = await request.post("/songs/drafts/files", {
    form: { files: JSON.stringify({ files }) },
    headers: { Origin: baseURL! },
  });
  expect(announced.ok(), await announced.text()).toBe(true);
  const marks = {
    marks: [1],
    lists: kept.map(({ name }) => ({ name, songs: [{ songId: 1, note: name }] })),
  };

  const read = async (path: string, texts: string[]) => {
    await page.goto(path);
    await expectHarmless(page, path);
    for (const text of texts) {
      const fields = page.getByRole("main").locator("input, textarea");
      const values = await fields.evaluateAll((all) =>
        all.map((one) => (one as HTMLInputElement).value),
      );
      const main = await page.getByRole("main").innerText();
      expect
        .soft(
          [main, ...values].some((one) => one.includes(text)),
          `${text} at ${path}`,
        )
        .toBe(true);
    }
  };
  const names = kept.map(({ name }) => name);
  await read("/my-collection", names);
  await read("/songs/1/keep", names);
  await read(
    "/songs/drafts",
    names.map((name) => name.slice(0, 8)),
  );
  for (const { id, shareUrl, name } of kept.slice(0, 6)) {
    await read(`/lists/${id}`, [name]);
    await read(new URL(shareUrl).pathname, [name]);
  }
  for (const path of ["?dialog=delete", "/sheets"])
    await read(`/lists/${kept[0]!.id}${path}`, [names[0]!]);
  await page.evaluate((text) => localStorage.setItem("kept", text), JSON.stringify(marks));
  await read("/device", names);
  await read("/my-collection", names);
});
