import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { languages } from "#app/archive.ts";
import { type Figure, rounded } from "./figure.ts";
import { startArchive } from "./running-worker.ts";
import { targets } from "./targets.ts";

const client = "build/client";
const kilobytes = (content: string | Buffer) => rounded(gzipSync(content).length / 1000, 2);

function figure(group: string, name: string, value: number, most: number | null): Figure {
  return {
    group,
    name,
    values: { "gzip kB": value },
    target: most === null ? "" : `≤ ${most}`,
    passed: most === null ? null : value <= most,
  };
}

/** The scripts of a page: preloads, and imports of its inline module. */
function scriptsOf(html: string): string[] {
  const preloads = html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+\.js)"/g);
  const imports = html.matchAll(/\bimport\b[^"';]*["']([^"']+\.js)["']/g);
  return [...new Set([...preloads, ...imports].map(([, path]) => path!))];
}

const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+\.css)"/g)].map(([, path]) => path!);

const carried = /<style[^>]*>(.*?)<\/style>/gs;

/** Returns the style sheets that a document contains. */
const carriedStyles = (html: string): string =>
  [...html.matchAll(carried)].map(([, text]) => text!).join("");

const sizeOf = (files: string[]) =>
  rounded(
    files.reduce((sum, file) => sum + kilobytes(readFileSync(client + file)), 0),
    2,
  );

function mostHtml(path: string): number | null {
  if (path === "/home") return targets.kilobytes.homePage;
  return path.startsWith("/search") ? targets.kilobytes.searchPage : null;
}

/** Scripts, styles and HTML of each public page. */
export async function measurePages(state: string, paths: string[]): Promise<Figure[]> {
  const worker = await startArchive(state, { cache: false });
  try {
    const pages = await Promise.all(
      paths.map(async (path) => ({ path, html: await (await fetch(worker.url + path)).text() })),
    );
    return [
      ...pages.map(({ path, html }) =>
        figure("Scripts of a page", path, sizeOf(scriptsOf(html)), targets.kilobytes.script),
      ),
      ...pages.map(({ path, html }) =>
        figure(
          "Styles of a page",
          path,
          sizeOf(stylesOf(html)) + kilobytes(Buffer.from(carriedStyles(html))),
          targets.kilobytes.style,
        ),
      ),
      ...pages.map(({ path, html }) => {
        const weight = kilobytes(html.replaceAll(carried, ""));
        return figure("HTML without styles", path, weight, mostHtml(path));
      }),
    ];
  } finally {
    await worker.stop();
  }
}

/** Measures what the first played song loads besides its page: code, messages and styles. */
function playerFigures(): Figure[] {
  const sizeOfAll = (pattern: string) => {
    const files = globSync(`${client}/assets/${pattern}`);
    if (files.length === 0) throw new Error(`The build has no ${pattern}`);
    return Math.max(...files.map((file) => kilobytes(readFileSync(file))));
  };
  const words = languages.map((language) => sizeOfAll(`${language}-*.js`));
  const group = "Player (with the first song)";
  const script = rounded(sizeOfAll("player-*.js") + Math.max(...words), 2);
  return [
    figure(group, "code and words", script, targets.kilobytes.player),
    figure(group, "styles", sizeOfAll("player-*.css"), null),
  ];
}

/** The tools of practice, by the script that loads them. */
const tools = {
  tambura: "drone-player",
  "beat of a taala": "click-player",
  scale: "scale-player",
  exercise: "melody-player",
  notation: "notation-player",
  "keep for practice": "keep-dialog",
};

/** Lists scripts with all that they load at once. */
function withImports(paths: string[], known = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (known.has(path)) continue;
    known.add(path);
    const imports = readFileSync(path, "utf8").matchAll(/\b(?:import|from)\s*"\.\/([\w.-]+\.js)"/g);
    withImports(
      Array.from(imports, ([, name]) => `${client}/assets/${name}`),
      known,
    );
  }
  return known;
}

/** What the first use of each tool of practice loads besides what all pages have. */
function toolFigures(): Figure[] {
  const find = (name: string) => {
    const files = globSync(`${client}/assets/${name}-???????.js`);
    if (files.length === 0) throw new Error(`The build has no ${name}`);
    return files;
  };
  const everywhere = withImports(["entry.client", "root"].flatMap(find));
  return Object.entries(tools).map(([tool, name]) => {
    const own = [...withImports(find(name))].filter((path) => !everywhere.has(path));
    const size = own.reduce((sum, path) => sum + kilobytes(readFileSync(path)), 0);
    return figure("Practice tools (with their first use)", tool, rounded(size, 2), null);
  });
}

/** Messages and fonts, which all pages share, the player and the tools of practice. */
export function measureAssets(): Figure[] {
  const styles = globSync(`${client}/assets/*.css`).map((file) => readFileSync(file));
  const { messages } = targets.kilobytes;
  return [
    ...languages.map((language) => {
      const file = globSync(`${client}/assets/${language}-*.json`)[0];
      if (!file) throw new Error(`The build has no words in ${language}`);
      return figure("Messages", language, kilobytes(readFileSync(file)), messages);
    }),
    ...playerFigures(),
    ...toolFigures(),
    ...fontFigures(styles.join("")),
  ];
}

function fontFigures(css: string): Figure[] {
  const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face]) => face!);
  return globSync(`${client}/assets/*.woff2`).map((file) => {
    const face = faces.find((rules) => rules.includes(basename(file))) ?? "";
    const rule = (name: string) => new RegExp(`${name}:\\s*([^;]*)`).exec(face)?.[1] ?? "";
    return {
      group: "Fonts (a page takes one only where it has letters of its range)",
      name: basename(file).replace(/-[\w-]{7}\.woff2$/, ""),
      values: {
        kB: rounded(readFileSync(file).length / 1000, 1),
        family: rule("font-family").replaceAll(/["']/g, ""),
        range: rule("unicode-range").slice(0, 40),
      },
      target: "",
      passed: null,
    };
  });
}
