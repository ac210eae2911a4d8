import type { APIRequestContext } from "@playwright/test";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { expect, waitForHydration, type Page } from "../support/test.ts";
import { payloads } from "./payloads.ts";

const administrator = demoUsers.find(({ roles }) => roles.includes("Administrator"))!;
const music = "/mbkmusic-mbkmusic";
const auth = "/mbkmusic-mbkauth";

export const formOf = (text: string) => ({
  act: "save",
  title: text,
  singer: text,
  composer: text,
  uploadType: "YouTube",
  mediaTypeId: "1",
  mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
  publishedDate: "1975-08-15",
  raagaId: idOf(text),
  taalaId: idOf(text),
  songTypeId: idOf(text),
  description: text,
  lyrics: `${text}\n${text}`,
  "accompaniments.0.type": accompanimentIds.get(text) ?? "1",
  "accompaniments.0.names": text,
});
const accompanimentIds = new Map<string, string>();

/** The text as the name of a raaga, taala or type of songs: these are parts of addresses, and have no slashes. */
export const idOf = (text: string) => text.replaceAll("/", "∕").replaceAll("\\", "∖");

export async function send(
  request: APIRequestContext,
  baseURL: string,
  path: string,
  form: Record<string, string>,
) {
  const headers = { Origin: baseURL };
  const answer = await request.post(path, { form, headers, maxRedirects: 0 });
  expect(answer.status(), `${path} ${form.title ?? ""}`).toBe(302);
}

/** Returns the id of the newest song of this title. */
export async function latestSong(request: APIRequestContext, title: string): Promise<string> {
  const answer = await request.get(`${music}/songs?sortBy=id&direction=desc&size=50`);
  const { content } = (await answer.json()) as { content: { id: number; title: string }[] };
  return String(content.find((song) => song.title === title)!.id);
}

/** Adds every payload to every reference list and to the roles. */
export async function fillLists(request: APIRequestContext) {
  const { username, password } = administrator;
  const login = await request.post("/auth/login", { form: { username, password } });
  const headers = { Authorization: `Bearer ${(await login.json()).accessToken}` };
  const call = async (method: string, path: string, data: unknown) => {
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.ok(), `${path} ${JSON.stringify(data)}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const roles: string[] = [];
  for (const text of payloads) {
    const description = `${text} ${text}`;
    for (const list of ["raagas", "taalas", "songTypes"])
      await call("POST", `${music}/${list}`, { id: idOf(text), description });
    const type = await call("POST", `${music}/accompanimentTypes`, { name: text, description });
    accompanimentIds.set(text, String(type.id));
    const role = await call("POST", `${auth}/roles`, { name: text, description });
    roles.push(role.id);
  }
  const credentials = { username: "hostile@example.org", password: "mridangam at noon" };
  const user = await call("POST", `${auth}/users`, { ...credentials, roles: [roleIds.Viewer] });
  return {
    credentials,
    /** Gives the user all these roles, and Contributor. */
    promote: () =>
      call("PUT", `${auth}/users/${user.id}`, { roles: [roleIds.Contributor, ...roles] }),
  };
}

/** Expects that no payload has become an element or a link. */
export async function expectHarmless(page: Page, where: string) {
  await waitForHydration(page);
  const injected = await page.evaluate(() => {
    const selector =
      "img[src='x'], iframe, base, [onerror], [onfocus], [onmouseover], [onload], [ontoggle], [onclick]";
    const links = [...document.querySelectorAll("a, form, meta")].filter((element) =>
      /javascript:|^\s*\/\/|evil/.test(
        `${element.getAttribute("href")} ${element.getAttribute("action")}`.replaceAll(
          // What follows is encoded: it leads nowhere else.
          /[?&]\w+=[^&\s]*|\/(?:raagas|taalas)\/[^/\s]+/g,
          "",
        ),
      ),
    );
    return [...document.querySelectorAll(selector), ...links].map(({ outerHTML }) => outerHTML);
  });
  expect.soft(injected, where).toEqual([]);
}
