import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const own = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
  cloudflare: { bindings: Record<string, { description: string }> };
};
const files = globSync(".github/workflows/*.yml");
const wrangler = readFileSync("wrangler.toml", "utf8");

test("there are workflows", () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)("%s", (file) => {
  const text = readFileSync(file, "utf8");
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);

  test("runs npm and its scripts alone, and these exist", () => {
    const commands = all(/^\s*- run: (.+)$/gm);
    expect(commands.length).toBe(all(/\b(run):/g).length);
    for (const command of commands) {
      const [, script] = /^npm (?:run )?(\S+)$/.exec(command) ?? [];
      if (command === "npm ci" || /^npm install --global npm@\d+\.\d+\.\d+$/.test(command))
        continue;
      expect(Object.keys(own.scripts), command).toContain(script);
    }
  });

  test("names its actions by commit, with the version beside it, and the Node of package.json", () => {
    const actions = all(/uses: (.+)$/gm);
    expect(actions.length).toBeGreaterThan(1);
    for (const action of actions)
      expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(new Set(all(/node-version: (.+)$/gm))).toEqual(new Set([own.devDependencies.node]));
  });

  test("may read the repository, and nothing else", () => {
    expect(text.match(/permissions:\n(?: +.*\n)*/g)).toEqual(["permissions:\n  contents: read\n"]);
    expect(all(/persist-credentials: (.+)$/gm).length).toBe(all(/(actions\/checkout)@/g).length);
    expect(text).not.toMatch(/pull_request_target|write-all|: write/);
  });

  test("has its secrets from the environment alone, in the step that deploys", () => {
    const secrets = all(/secrets\.(\w+)/g);
    expect(secrets).toEqual(all(/^ {10}(\w+): \$\{\{ secrets\.\1 \}\}$/gm));
    if (secrets.length === 0) return;
    expect(text).toMatch(/environment: production/);
    expect(text.slice(0, text.indexOf("secrets."))).toMatch(
      /- run: npm run deploy\n\s+env:\n\s+\w+: \$\{\{ $/,
    );
  });
});

test("a deployment comes after the tests, from main alone, migrations first", () => {
  const text = readFileSync(".github/workflows/test-and-deploy.yml", "utf8");
  const deploy = text.slice(text.indexOf("  deploy:"));
  expect(deploy).toContain("needs: test");
  expect(deploy).toContain("if: github.event_name == 'push' && vars.DEPLOY == 'true'");
  expect(text).toContain("  push:\n    branches: [main]\n");
  expect(own.scripts.deploy).toBe("wrangler d1 migrations apply DB --remote && wrangler deploy");
});

describe("what the button 'Deploy to Cloudflare' needs", () => {
  test("each database, bucket and namespace has a binding, a name and an id to replace", () => {
    for (const [kind, count, ...keys] of [
      ["d1_databases", 1, "binding", "database_name", "database_id"],
      // Of uploads, of the open data, and of copies of the database.
      ["r2_buckets", 3, "binding", "bucket_name"],
      ["kv_namespaces", 1, "binding", "id"],
    ] as const) {
      const tables = wrangler.split(/^\[/m).filter((table) => table.startsWith(`[${kind}]]`));
      expect(tables, kind).toHaveLength(count);
      for (const table of tables)
        for (const key of keys) expect(table, key).toMatch(new RegExp(`^${key} = ".+"$`, "m"));
    }
  });

  test("the public address is there to be replaced, and described", () => {
    expect(wrangler).toMatch(/^SITE_ORIGIN = ".+"$/m);
    expect(own.cloudflare.bindings.SITE_ORIGIN?.description.length).toBeGreaterThan(20);
  });
});
