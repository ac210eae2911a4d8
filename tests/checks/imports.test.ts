import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCircle, foldersOf, readImports } from "./import-graph.ts";

/** For each room: imports that its row of oxlint.config.ts forbids, and one that it allows. */
const rows: Record<string, { forbidden: string[]; allowed: string }> = {
  "app/domain/songs": {
    forbidden: [
      "../../data/database.ts",
      "../../lib/etag.ts",
      "../../i18n/format.ts",
      "react",
      "hono",
      "node:crypto",
      "#drizzle/schema/index.ts",
    ],
    allowed: "zod",
  },
  "app/lib": {
    forbidden: [
      "../archive.ts",
      "../domain/paging.ts",
      "../i18n/format.ts",
      "../web/context.ts",
      "react-router",
      "zod",
    ],
    allowed: "node:crypto",
  },
  "drizzle/schema": {
    forbidden: ["#app/domain/paging.ts", "../seed/sql.ts", "zod"],
    allowed: "drizzle-orm",
  },
  "drizzle/seed": {
    forbidden: ["#app/web/context.ts", "#app/operations/services.ts", "#workers/app.ts", "react"],
    allowed: "#app/domain/paging.ts",
  },
  "app/i18n": {
    forbidden: ["../domain/paging.ts", "../lib/etag.ts", "../ui/link.tsx", "zod"],
    allowed: "react",
  },
  "app/ui": {
    forbidden: [
      "../archive.ts",
      "../domain/paging.ts",
      "../shell/header.tsx",
      "../lib/etag.ts",
      "zod",
    ],
    allowed: "../i18n/provider.tsx",
  },
  "app/data/songs": {
    forbidden: [
      "../../archive.ts",
      "../../operations/services.ts",
      "../../web/context.ts",
      "../../i18n/format.ts",
      "#drizzle/seed/sql.ts",
      "zod",
      "react-router",
    ],
    allowed: "drizzle-orm",
  },
  "app/mail": {
    forbidden: [
      "../data/database.ts",
      "../operations/services.ts",
      "../web/context.ts",
      "react-router",
      "drizzle-orm",
    ],
    allowed: "resend",
  },
  "app/operations/songs": {
    forbidden: [
      "../../web/context.ts",
      "../../i18n/format.ts",
      "../../root.tsx",
      "#drizzle/schema/index.ts",
      "react-router",
      "drizzle-orm",
      "hono",
    ],
    allowed: "../../data/database.ts",
  },
  "app/web": {
    forbidden: [
      "../cache/public-requests.ts",
      "../shell/header.tsx",
      "../ui/link.tsx",
      "../routes/unknown.ts",
      "#workers/app.ts",
      "drizzle-orm",
      "react",
    ],
    allowed: "react-router",
  },
  "app/cache": {
    forbidden: [
      "../shell/header.tsx",
      "../routes/unknown.ts",
      "../operations/services.ts",
      "#workers/app.ts",
      "drizzle-orm",
      "react",
    ],
    allowed: "../web/context.ts",
  },
  "app/shell": {
    forbidden: [
      "../routes/unknown.ts",
      "../cache/public-requests.ts",
      "../root.tsx",
      "#drizzle/schema/index.ts",
      "#workers/app.ts",
      "drizzle-orm",
    ],
    allowed: "../ui/link.tsx",
  },
  "app/player": {
    forbidden: ["../routes/unknown.ts", "../shell/header.tsx", "../root.tsx", "drizzle-orm"],
    allowed: "../ui/link.tsx",
  },
  "app/routes/songs": {
    forbidden: [
      "#workers/app.ts",
      "../../../workers/app.ts",
      "#drizzle/schema/index.ts",
      "../../root.tsx",
      "../../mail/messages.ts",
      "drizzle-orm",
      "hono",
    ],
    allowed: "../../cache/public-requests.ts",
  },
  "workers/api/songs": {
    forbidden: [
      "#app/routes/unknown.ts",
      "#app/ui/link.tsx",
      "#app/web/context.ts",
      "#drizzle/schema/index.ts",
      "react",
      "react-router",
      "drizzle-orm",
    ],
    allowed: "hono",
  },
  "workers/feeds": {
    forbidden: [
      "#app/shell/header.tsx",
      "#app/routes/raagas/raaga.tsx",
      "#app/operations/services.ts",
      "../api/api.ts",
      "react",
      "hono",
    ],
    allowed: "#app/web/context.ts",
  },
  "workers/media": {
    forbidden: [
      "#app/web/context.ts",
      "#app/operations/services.ts",
      "../api/api.ts",
      "react-router",
      "hono",
    ],
    allowed: "#app/data/database.ts",
  },
};

const seeded = mkdtempSync(join(tmpdir(), "imports-"));
afterAll(() => rmSync(seeded, { recursive: true }));

function seed(file: string, specifier: string): string {
  const path = join(seeded, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import type { Thing } from "${specifier}";\nexport type Seed = Thing;\n`);
  return file;
}

interface Finding {
  filename: string;
  code: string;
}

/** Runs the linter with the project's own rules on the seeded files. */
function lint(): Finding[] {
  for (const file of ["oxlint.config.ts", "package.json"]) cpSync(file, join(seeded, file));
  const oxlint = join(process.cwd(), "node_modules/.bin/oxlint");
  try {
    execFileSync(oxlint, ["--format", "json"], { cwd: seeded, stdio: "pipe" });
    return [];
  } catch (error) {
    return JSON.parse(String((error as { stdout: Buffer }).stdout)).diagnostics;
  }
}

describe("the linter", () => {
  let findings: Finding[];
  const forbidden = Object.entries(rows).flatMap(([folder, row]) =>
    row.forbidden.map((specifier, at) => ({ specifier, file: `${folder}/forbidden-${at}.ts` })),
  );
  const allowed = Object.entries(rows).map(([folder, row]) => ({
    specifier: row.allowed,
    file: `${folder}/allowed.ts`,
  }));
  beforeAll(() => {
    for (const { file, specifier } of [...forbidden, ...allowed]) seed(file, specifier);
    seed("app/lib/first.ts", "./second.ts");
    seed("app/lib/second.ts", "./first.ts");
    findings = lint();
  });
  const codesOf = (file: string) =>
    findings.filter(({ filename }) => filename === file).map(({ code }) => code);

  test.each(forbidden)("refuses $specifier in $file", ({ file }) => {
    expect(codesOf(file)).toContain("eslint(no-restricted-imports)");
  });

  test.each(allowed)("lets $file import $specifier", ({ file }) => {
    expect(codesOf(file)).toEqual([]);
  });

  test("refuses two files that import each other, be it types alone", () => {
    expect(codesOf("app/lib/first.ts")).toContain("import(no-cycle)");
  });
});

describe("folders", () => {
  test("none imports another in a circle", () => {
    const imports = readImports(".");
    expect(imports.size).toBeGreaterThan(300);
    expect(findCircle(foldersOf(imports))).toBeNull();
    expect(findCircle(imports)).toBeNull();
  });

  test("a circle of folders is found where no file is in a circle", () => {
    const imports = new Map([
      ["app/data/songs/a.ts", ["app/data/search/b.ts"]],
      ["app/data/search/b.ts", ["app/data/music/c.ts"]],
      ["app/data/music/d.ts", ["app/data/songs/e.ts"]],
    ]);
    expect(findCircle(imports)).toBeNull();
    const circle = ["app/data/songs", "app/data/search", "app/data/music", "app/data/songs"];
    expect(findCircle(foldersOf(imports))).toEqual(circle);
  });
});
