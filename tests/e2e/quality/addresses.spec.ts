import { expect, test } from "../support/test.ts";

const wrong = {
  page: ["0", "-1", "4.5", "abc", "99999999999999999999", "1e9", "", "%00", "2;drop table songs"],
  size: ["0", "-5", "1000000", "many"],
  sortBy: ["", "id", "constructor", "title;--", "__proto__"],
  direction: ["", "up", "DESC"],
  view: ["", "wall"],
  paging: ["", "endless"],
  lng: ["", "xx", "en-GB", "te'", "../.."],
  after: ["", "abc", "-1", "99999999999"],
};

const addresses = [
  ...["/home", "/home/next", "/search", "/search/next"].flatMap((path) =>
    Object.entries(wrong).flatMap(([key, values]) =>
      values.map((value) => `${path}?searched=true&${key}=${value}`),
    ),
  ),
  ...["%", "%25%27%22", "%E0%A4%A", "'%20OR%201=1--", "*", "a".repeat(5000), "🎵", "%00"].flatMap(
    (text) => [
      `/search?title=${text}`,
      `/search?title=a&accompanistName=${text}&condition=AND`,
      `/suggest?text=${text}`,
      `/suggest?kind=${text}&text=ga`,
    ],
  ),
  ...["0", "-1", "1.5", "abc", "99999999999999999999", "%00", "%E0%A4%A", "1%2F2", "1/edit"].map(
    (id) => `/songs/${id}`,
  ),
  ...["1800", "19", "20001", "abc", "-1"].map((year) => `/search?recordingYearStart=${year}`),
  "/search?recordingYearStart=2000&recordingYearEnd=1950",
  "/sitemap.xml?part=0",
  "/sitemap.xml?part=999999",
  "/media/abc",
  "/media/../songs",
  "/media/00000000000000000000000000000000",
  "/home.data",
  "/home.data?_routes=nothing",
  "/__manifest?p=/nothing",
  "/home?page=1&page=2&sortBy=title&sortBy=singer",
];

test("no address is an error of the server", async ({ request }) => {
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address.slice(0, 100)).toBeLessThan(500);
  }
});

test("what is wrong in a list's address is as if it were not there", async ({ request }) => {
  const songsOf = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/href="(\/songs\/\d+)"/g)].map(
      ([, path]) => path,
    );
  const usual = await songsOf("/home");
  expect(usual).toHaveLength(20);
  for (const key of ["page", "size", "sortBy", "direction", "view"] as const)
    for (const value of wrong[key])
      expect.soft(await songsOf(`/home?${key}=${value}`), `${key}=${value}`).toEqual(usual);
});

test("wrong methods and forms are refused, not failed", async ({ request, baseURL }) => {
  const headers = { Origin: baseURL! };
  for (const path of ["/", "/home", "/songs/1", "/suggest", "/nothing", "/offline", "/media/abc"])
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
      expect.soft(response.status(), `${method} ${path}`).toBeLessThan(500);
    }
  for (const data of [
    "",
    "{}",
    "lng=xx&theme=%00&view=&paging=no&returnTo=",
    "returnTo=//evil.example/",
  ]) {
    const type = data === "{}" ? "application/json" : "application/x-www-form-urlencoded";
    const response = await request.post("/preferences", {
      headers: { ...headers, "Content-Type": type },
      data,
      maxRedirects: 0,
    });
    expect.soft(response.status(), data).toBeLessThan(500);
    expect.soft(response.headers().location ?? "/", data).toMatch(/^\/(?!\/)/);
  }
});
