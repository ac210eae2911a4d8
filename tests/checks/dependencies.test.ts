import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
}
type Packages = Record<string, Locked>;

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const own = readJson("package.json");
const lock = readJson("package-lock.json") as { lockfileVersion: number; packages: Packages };
const { "": root, ...packages } = lock.packages as Packages & { "": Record<string, unknown> };

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const nameOf = (path: string) => path.split("node_modules/").at(-1)!;

/** A build for another platform: neither installed nor run here. */
const isForeign = ({ optional, os, cpu, libc }: Locked) =>
  optional === true &&
  ((os !== undefined && !os.includes("linux")) ||
    (cpu !== undefined && !cpu.includes("x64")) ||
    (libc !== undefined && !libc.includes("glibc")));

/** Lists how an entry of the lockfile could be another package than the reviewed one. */
function entryFaults([path, one]: [string, Locked]): string[] {
  const { version = "", resolved, integrity, dev, link, inBundle } = one;
  const from = `https://registry.npmjs.org/${nameOf(path)}/-/`;
  return [
    ...(exact.test(version) ? [] : ["version"]),
    ...(resolved === undefined || resolved.startsWith(from) ? [] : [`from ${resolved}`]),
    ...(link || inBundle ? ["not from the registry"] : []),
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? "") || (dev && !integrity && isForeign(one))
      ? []
      : ["integrity"]),
  ].map((fault) => `${path}: ${fault}`);
}

test("T76 every version is exact, and the lockfile is of this package.json", () => {
  for (const kind of ["dependencies", "devDependencies", "overrides"])
    for (const [name, version] of Object.entries(own[kind]))
      expect(version, `${kind} ${name}`).toMatch(exact);
  expect(lock.lockfileVersion).toBe(3);
  for (const kind of ["dependencies", "devDependencies"]) {
    expect(root[kind], kind).toEqual(own[kind]);
    for (const [name, version] of Object.entries(own[kind]))
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  expect(own.optionalDependencies).toBeUndefined();
  expect(own.bundleDependencies).toBeUndefined();
});

test("tests, the local archive and the build run the same workerd", () => {
  for (const name of ["workerd", "miniflare", "wrangler"]) {
    const paths = Object.keys(packages).filter((path) => nameOf(path) === name);
    expect(paths, `one ${name} for all: see "overrides" in package.json`).toEqual([
      `node_modules/${name}`,
    ]);
    if (name in own.overrides)
      expect(own.overrides[name]).toBe(packages[`node_modules/${name}`]!.version);
  }
});

test("T76 every package is from the registry, by the hash of what was looked at", () => {
  const entries = Object.entries(packages);
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.flatMap(entryFaults)).toEqual([]);
});

test("T76 the rule tells another package from the one that was looked at", () => {
  const integrity = `sha512-${"a".repeat(86)}==`;
  const good: Locked = { version: "1.0.0", integrity };
  const faults = (more: Locked) => entryFaults(["node_modules/@a/b", { ...good, ...more }]);
  expect(faults({})).toEqual([]);
  expect(faults({ resolved: "https://registry.npmjs.org/@a/b/-/b-1.0.0.tgz" })).toEqual([]);
  for (const bad of [
    { version: "^1.0.0" },
    { version: "github:a/b" },
    { resolved: "https://registry.npmjs.org/@evil/b/-/b-1.0.0.tgz" },
    { resolved: "https://evil.example/b.tgz" },
    { resolved: "git+ssh://git@github.com/a/b.git#1" },
    { integrity: "sha1-x" },
    { integrity: undefined },
    { integrity: undefined, optional: true, os: ["win32"] },
    { integrity: undefined, dev: true, optional: true, os: ["linux"], cpu: ["x64"] },
    { link: true },
  ])
    expect(faults(bad), JSON.stringify(bad)).toHaveLength(1);
});

test("T76 what is installed is what is locked", () => {
  const { packages: installed } = readJson("node_modules/.package-lock.json") as typeof lock;
  for (const [path, { version, integrity }] of Object.entries(installed)) {
    expect(version, path).toBe(packages[path]?.version);
    expect(integrity, path).toBe(packages[path]?.integrity);
  }
});

test("T76 no package runs a script when it is installed, but those that are named", () => {
  const running = Object.entries(packages).filter(([, one]) => one.hasInstallScript);
  const named = Object.entries<boolean>(own.allowScripts);
  const allowed = named.filter(([, isAllowed]) => isAllowed).map(([name]) => name);
  expect(allowed.toSorted()).toEqual(["esbuild", "node", "workerd"]);
  // What is named as refused counts its users.
  expect(new Set(running.map(([path]) => nameOf(path)))).toEqual(
    new Set(named.map(([name]) => name)),
  );
});

test("T76 at most 40 packages have a part in what runs", () => {
  const running = Object.entries(packages).filter(
    ([path, one]) =>
      !one.dev &&
      !one.devOptional &&
      !one.optional &&
      // Types never run.
      globSync(`${path}/**/*.{js,cjs,mjs}`).length > 0,
  );
  expect(running.length).toBeGreaterThan(Object.keys(own.dependencies).length);
  expect(running.map(([path]) => nameOf(path)).length).toBeLessThanOrEqual(40);
});
