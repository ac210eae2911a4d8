import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromiumPath } from "./browser.ts";
import { judge } from "./gates.ts";
import { measure, type Sample, type Visited } from "./measure.ts";
import { printReport } from "./report.ts";
import { summarize } from "./summary.ts";
import { startArchive, startBare, type Site } from "./sites.ts";

// `npm run lighthouse [-- --runs 5] [--pages /,/home] [--json FILE] [--no-build]`: how a telephone on
// a slow network meets the demonstration, beside a bare page; exits 1 when a gate is missed.
const publicPages = [
  "/",
  "/home",
  "/home?view=table",
  "/search",
  "/search?title=ma&searched=true",
  "/songs/64",
  "/songs/1",
  "/raagas",
  "/raagas?kind=audava",
  "/raagas/Mohanam",
  "/raagas/Mohanam/beside/Hamsadhvani",
  "/practise",
  "/songs/64/practise",
  "/taalas",
  "/concerts",
  "/radio",
  "/taalas/Adi",
  "/deities",
  "/deities/Devi",
  "/songs/64/history",
  "/people",
  "/people/m-balamuralikrishna",
  "/about",
  "/about/numbers",
  "/data",
  "/cite/song/64",
  "/api-docs",
  "/login",
  "/signup",
  "/forgot-password",
  "/device",
  "/shared/demonstration-list",
  "/?lng=te",
  "/raagas?lng=ta",
  "/home?lng=kn",
  "/songs/64?lng=ml",
  "/people?lng=hi",
];
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: publicPages.join(",") },
    json: { type: "string" },
    "no-build": { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const paths = values.pages.split(",");
if (!Number.isSafeInteger(runs) || runs < 1 || !paths.every((path) => path.startsWith("/"))) {
  console.error("--runs takes a whole number, --pages takes paths with commas.");
  process.exit(1);
}

// Stops the servers on exit.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const build = !values["no-build"];
const sites: Site[] = [];
try {
  const archive = await startArchive({ build });
  sites.push(archive);
  const bare = await startBare({ build });
  sites.push(bare);
  const pages = [
    { name: "bare", url: `${bare.origin}/` },
    ...paths.map((path) => ({ name: path, url: archive.origin + path })),
  ];
  // The first visit starts the isolate and fills the caches of the edge; it is not measured.
  const visited = new Map<string, Visited>();
  for (const { name, url } of pages) {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    const html = await answer.text();
    visited.set(name, {
      url,
      isUnlisted: html.includes('<meta name="robots" content="noindex"/>'),
      isEnglish: html.includes('<html lang="en"'),
    });
  }

  const browser = await chromiumPath();
  const samples = new Map<string, Sample[]>(pages.map(({ name }) => [name, []]));
  // In rounds, so that other load on the machine affects all pages alike.
  for (let round = 1; round <= runs; round++)
    for (const [name, page] of visited) {
      console.error(`round ${round} of ${runs}: ${name}`);
      samples.get(name)!.push(await measure(page, browser));
    }

  const [floor, ...summaries] = [...samples].map(([name, taken]) => summarize(name, taken));
  const judged = summaries.map((summary) => ({
    ...summary,
    gates: judge(summary, floor!, visited.get(summary.name)!.isEnglish),
  }));
  const unlisted = [...visited].filter(([, page]) => page.isUnlisted).map(([name]) => name);
  printReport(floor!, judged, unlisted);
  if (values.json)
    writeFileSync(values.json, `${JSON.stringify({ bare: floor, pages: judged }, null, 2)}\n`);
  process.exitCode = judged.every(({ gates }) => gates.every(({ passed }) => passed)) ? 0 : 1;
} finally {
  await Promise.all(sites.map((site) => site.stop()));
}
