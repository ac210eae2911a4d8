import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const aliases: Record<string, string> = {
  "#app/": "app/",
  "#drizzle/": "drizzle/",
  "#workers/": "workers/",
};

/** Returns what each TypeScript file below `root` imports of the project, types included. */
export function readImports(root: string): Map<string, string[]> {
  const files = globSync("{app,drizzle,scripts,workers}/**/*.{ts,tsx}", { cwd: root });
  return new Map(
    files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file, importsOf(root, file)]),
  );
}

function importsOf(root: string, file: string): string[] {
  const code = readFileSync(join(root, file), "utf8");
  return [...code.matchAll(/(?:from|import)\s*\(?\s*"([^"\n]+)"/g)].flatMap(([, specifier]) => {
    const target = resolve(file, specifier!);
    return target && /\.tsx?$/.test(target) ? [target] : [];
  });
}

function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  const alias = Object.keys(aliases).find((start) => specifier.startsWith(start));
  return alias ? aliases[alias]! + specifier.slice(alias.length) : null;
}

/** The folder of a file. The files at the top of `app` are the frame around all rooms: each stands for itself. */
const folderOf = (file: string) => (dirname(file) === "app" ? file : dirname(file));

/** Returns which folders the files of each folder import from. */
export function foldersOf(imports: Map<string, string[]>): Map<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    const others = folders.get(folder) ?? new Set();
    for (const target of targets) if (folderOf(target) !== folder) others.add(folderOf(target));
    folders.set(folder, others);
  }
  return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
}

/** Returns one circle of a graph as the nodes along it, the first one again at the end, or null. */
export function findCircle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return null;
}
