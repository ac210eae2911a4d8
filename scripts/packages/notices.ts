import { existsSync, globSync, readFileSync, readdirSync } from "node:fs";

/** Build tools that leave code of their own in the build: loaders of modules, and the reset of styles. */
const buildTools = ["rolldown", "tailwindcss", "vite"];

/** What was copied into the sources from packages that are not installed, with the copyright of their licence files. */
const copied = [
  {
    name: "zxcvbn-ts (common passwords)",
    licence: "MIT",
    text: `Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.
Copyright (c) 2021 @zxcvbn-ts

${standardText("MIT")}`,
  },
];

const head = `The software and the fonts of others that this site is made with, and their licences.
`;

interface Notice {
  name: string;
  licence: string | undefined;
  text: string;
}

/** Lists the packages of which code or fonts are in the last build. */
export function listShippedPackages(): string[] {
  const client: Record<string, string[]> = readJson("build/chunks.json");
  const server = globSync("build/server/**/*.map").flatMap(
    (map) => (readJson(map) as { sources: string[] }).sources,
  );
  const names = [
    ...Object.values(client)
      .flat()
      .filter((room) => existsSync(`node_modules/${room}/package.json`)),
    ...server.flatMap((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []),
    ...Object.keys(readJson("package.json").devDependencies).filter((name) =>
      name.startsWith("@fontsource/"),
    ),
    ...buildTools,
  ];
  return [...new Set(names)].toSorted();
}

/** Reads the licence of an installed package, and the text of its licence file. */
export function readNotice(name: string): Notice {
  const folder = `node_modules/${name}`;
  const { license: licence, author, repository } = readJson(`${folder}/package.json`);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  if (file) {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    // Vite's file goes on with the licences of packages that run while it builds.
    const own = text.split("# Licenses of bundled dependencies")[0]!;
    return { name, licence, text: own };
  }
  const by = author?.name ?? author ?? repository?.url ?? repository;
  const said = `The package has no licence file. It names the licence ${licence}, and as its source: ${by}`;
  return { name, licence, text: `${said}\n\n${standardText(licence)}` };
}

/** Writes the notices of packages into one text, each licence text once. */
export function writeNotices(packages: string[]): string {
  const notices = [...packages.map(readNotice), ...copied];
  const sections = [...Map.groupBy(notices, ({ text }) => tidy(text))].map(([text, sharing]) => {
    const names = sharing.map(({ name, licence }) => `${name}: ${licence}`);
    return `${"-".repeat(80)}\n${names.join("\n")}\n\n${text}\n`;
  });
  return [head, ...sections].join("\n");
}

function standardText(licence: string): string {
  return readFileSync(`scripts/packages/texts/${licence}.txt`, "utf8");
}

const tidy = (text: string) =>
  text
    .replaceAll("\r", "")
    .replaceAll(/[ \t]+$/gm, "")
    .trim();

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
