import { expect, test } from "vitest";
import { makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

async function readHead(path: string) {
  const html = await (await visit(path)).text();
  return {
    title: /<title[^>]*>(.*?)<\/title>/.exec(html)![1]!,
    canonical: /rel="canonical" href="http:\/\/localhost:8787(.*?)"/.exec(html)?.[1],
  };
}

const homePaths = [
  "/home",
  "/home?direction=desc",
  "/home?sortBy=singer",
  "/home?sortBy=singer&direction=desc",
  "/home?sortBy=composer",
  "/home?sortBy=recordingDate",
  "/home?sortBy=added&direction=desc",
  "/home?sortBy=added",
  "/home?initial=O",
  "/home?page=2",
  "/home?sortBy=singer&page=2",
  "/home?without=recording",
  "/home?without=lyrics&page=2",
  "/home?without=taala",
];

test.each(["en", "te"])("addresses of the catalogue have titles of their own (%s)", async (lng) => {
  for (let at = 0; at < 21; at++) await makeSong({ title: `Omkara ${at}` });
  const heads = [];
  for (const path of homePaths) {
    const separator = path.includes("?") ? "&" : "?";
    heads.push(await readHead(`${path}${separator}lng=${lng}`));
  }
  const titles = heads.map(({ title }) => title);
  expect(new Set(titles).size, titles.join("\n")).toBe(homePaths.length);
  const canonicals = heads.map(({ canonical }) => canonical);
  expect(new Set(canonicals).size).toBe(homePaths.length);
  expect(canonicals).not.toContain(undefined);
});

test("what a list has no use for is in neither", async () => {
  await makeSong({ title: "Omkara", singer: "Somebody" });
  for (const [path, same] of [
    ["/home?initial=O&sortBy=singer", "/home?sortBy=singer"],
    ["/home?initial=O&without=lyrics", "/home?without=lyrics"],
    ["/home?initial=Omkara", "/home?initial=O"],
    ["/home?without=nothing", "/home"],
  ] as const)
    expect(await readHead(path), path).toEqual(await readHead(same));
});

test("what is usual is not named in a title or a canonical address", async () => {
  const usual = await readHead("/home");
  expect(usual).toEqual({ title: "All Compositions · Murali Archive", canonical: "/home" });
  expect(await readHead("/home?sortBy=title&direction=asc&page=1&view=table")).toEqual(usual);
  expect((await readHead("/home?sortBy=singer&direction=desc")).title).toBe(
    "All Compositions · Singer (descending) · Murali Archive",
  );
});

test("lists of raagas and people have titles of their own, too", async () => {
  await makeRaaga({ id: "Mohanam" });
  await makePeople("tyagaraja");
  const paths = [
    "/raagas",
    "/raagas?kind=janya",
    "/raagas?kind=janya&initial=M",
    "/raagas?kind=janya&page=2",
    "/raagas?chakra=3",
    "/people",
    "/people?part=composer",
    "/people?part=composer&initial=T",
  ];
  const titles = await Promise.all(paths.map(async (path) => (await readHead(path)).title));
  expect(new Set(titles).size, titles.join("\n")).toBe(paths.length);
});
