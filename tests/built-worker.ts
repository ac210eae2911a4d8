import { globSync, readFileSync } from "node:fs";

const built = "build/server/wrangler.json";

interface BuiltWorker {
  main: string;
  compatibility_date: string;
  compatibility_flags: string[];
  vars: Record<string, string>;
  d1_databases: { binding: string; database_id: string }[];
  kv_namespaces: { binding: string; id: string }[];
  r2_buckets: { binding: string; bucket_name: string }[];
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[];
}

/** Returns the built Worker as Miniflare takes it: every module, every binding, no assets. */
export function builtWorker() {
  const config = JSON.parse(readFileSync(built, "utf8")) as BuiltWorker;
  const others = globSync("**/*.{js,mjs}", { cwd: "build/server" }).filter(
    (file) => file !== config.main && !file.startsWith("."),
  );
  const modules = [config.main, ...others].map((file) => ({
    type: "ESModule" as const,
    path: `build/server/${file}`,
    contents: readFileSync(`build/server/${file}`, "utf8"),
  }));
  return {
    modules,
    modulesRoot: "build/server",
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    vars: config.vars,
    d1Databases: Object.fromEntries(
      config.d1_databases.map(({ binding, database_id }) => [binding, database_id]),
    ),
    kvNamespaces: Object.fromEntries(config.kv_namespaces.map(({ binding, id }) => [binding, id])),
    r2Buckets: Object.fromEntries(
      config.r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name]),
    ),
    ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
  };
}
