import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, relative } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Manifest, type Plugin } from "vite";
import { oldestBrowsers } from "./oldest-browsers.ts";

/** What every page loads at once, and what most pages share. */
const everyPage =
  /\/app\/(app\.css|archive\.|entry\.client\.|root\.|assets\/(art\/(palm-leaf|tambura)|brand|fonts\/(display|text)|icons)\.|domain\/(kept\/device-key|music\/(raaga-path|shown-name)|page-addresses|paging|songs\/song)\.|i18n\/(provider|translate)\.|lib\/list-path\.|player\/(more-button|play-all|provider|sounds\/audio-context)\.|shell\/(beside-page|error-page|flash-message|footer|header|idle-watch|keep-button|language-menu|page-head|query-input|save-preference|search-box|server-drawn|theme-toggle|use-site|user\/user-navigation)\.|styles\/(catalogue|late|letters|music|notation|other-media|people|portrait|raagas|scale|song|song-sheet|sound|sources|suggest-links|taalas|wheel)\.|ui\/(arrival|art|document\/|follow-links|icon|link|menu|name|nav-links|part|read-local|toast|use-hydrated))/;

const target = Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`);

const isLocalBuild = process.env.ARCHIVE_LOCAL === "true";

/** What a local build's configuration has besides. */
const localBuild = {
  // wrangler runs this before it serves or deploys a build; where it fails, wrangler does neither.
  build: {
    command: `[ "$WRANGLER_COMMAND" = dev ] || {
  echo "This is a local build, with an outbox and the demonstration: npm run build makes one to deploy." >&2
  exit 1
}`,
  },
  // workerd, unlike the platform, breaks the connection behind a form that was sent to a file: the Worker reads it.
  assets: { run_worker_first: true },
};

/** The Worker is handed its secrets when it is started: the build needs no copy of this machine's. */
const withoutSecrets: Plugin = {
  name: "without-secrets",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      delete bundle[".dev.vars"];
    },
  },
};

/** Builds the service worker as one script, as the oldest browsers have none of modules. */
const serviceWorker: Plugin = {
  name: "service-worker",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle() {
    const built = await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      build: {
        target,
        write: false,
        rolldownOptions: {
          input: "app/offline/service-worker.ts",
          output: { format: "iife" },
        },
      },
    });
    const [script] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
      "output" in one ? one.output : [],
    );
    if (script?.type !== "chunk") throw new Error("There is no service worker.");
    this.emitFile({ type: "asset", fileName: "service-worker.js", source: script.code });
  },
};

/**
 * Writes which folders and packages each script of the client holds, and which scripts it loads, for
 * `tests/checks/chunks.test.ts` and `offline-assets.test.ts`.
 */
const listChunks: Plugin = {
  name: "list-chunks",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_, bundle) {
    const rooms: Record<string, string[]> = {};
    const imports: Record<string, string[]> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      imports[chunk.fileName] = [...chunk.imports, ...chunk.dynamicImports];
      for (const id of chunk.moduleIds)
        if (isAbsolute(id) && !id.includes("?")) (rooms[chunk.name] ??= []).push(roomOf(id));
    }
    mkdirSync("build", { recursive: true });
    writeFileSync("build/chunks.json", JSON.stringify(rooms));
    writeFileSync("build/imports.json", JSON.stringify(imports));
  },
};

/**
 * Shortens the list of routes, which every page loads and which React Router makes from Vite's manifest: a route's
 * imports leave out what every page has loaded, and stand in one order, as that compresses best.
 */
const shortImports: Plugin = {
  name: "short-imports",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir }) {
    const file = `${dir}/.vite/manifest.json`;
    const chunks = JSON.parse(readFileSync(file, "utf8")) as Manifest;
    const first = Object.values(chunks).find(({ name }) => name === "entry.client");
    if (!first) throw new Error("There is no first script.");
    const ofEveryPage = new Set(first.imports);
    for (const loaded of ofEveryPage)
      for (const imported of chunks[loaded]?.imports ?? []) ofEveryPage.add(imported);
    for (const chunk of Object.values(chunks))
      chunk.imports = chunk.imports?.filter((imported) => !ofEveryPage.has(imported)).toSorted();
    first.imports = [...ofEveryPage];
    writeFileSync(file, JSON.stringify(chunks));
  },
};

/** The package of a module, or the folder of one of the site's own. */
const roomOf = (id: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? dirname(relative(".", id));

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      config: isLocalBuild ? localBuild : {},
    }),
    tailwindcss(),
    reactRouter(),
    withoutSecrets,
    serviceWorker,
    listChunks,
    shortImports,
  ],
  define: { __LOCAL_BUILD__: JSON.stringify(isLocalBuild) },
  // Icons, art and messages are files of their own: cached for ever, and never part of a script.
  build: { assetsInlineLimit: 0 },
  environments: {
    // A third smaller to send; the log's stacks are read through its source map.
    ssr: { build: { minify: true } },
    client: {
      build: {
        target,
        modulePreload: false,
        rolldownOptions: {
          // Two files that every page has: small files of their own wait for their turns on a slow line.
          // The framework's stays in browsers' caches when the site's changes.
          output: {
            // The list of routes, which every page loads, names most files.
            chunkFileNames: "assets/[name]-[hash:7].js",
            entryFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 2,
                },
                { name: "site", test: everyPage, priority: 1 },
                // What several pages share; a file for each would stand in the list of routes, which all pages load.
                {
                  name: "dates",
                  test: /\/app\/(i18n\/format|ui\/(day|date-time))\./,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "parts",
                  test: /\/app\/(ui\/(choices|empty|field)|routes\/raagas\/shown\/(raaga-name|suggest-raagas))\./,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "paths",
                  test: /\/app\/domain\/music\/(taalas\/taala|deity)-path\./,
                  minShareCount: 2,
                },
                {
                  name: "kinds",
                  test: /\/app\/domain\/(people\/person|songs\/song-field-kinds)\./,
                  minShareCount: 2,
                },
                {
                  name: "forms",
                  test: /\/app\/ui\/(form-|page-dialog)/,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: "scale",
                  test: /\/app\/(routes\/raagas\/(scale|sound)\/|domain\/music\/sound\/tuning\.|player\/sounds\/use-sound-choice\.)/,
                  minShareCount: 2,
                },
                { name: "swaras", test: /\/app\/domain\/music\/scale\./, minShareCount: 2 },
                { name: "play", test: /\/app\/player\/play-button\./, minShareCount: 2 },
                {
                  name: "lists",
                  test: /\/app\/routes\/catalogue\/(?!scroll)/,
                  minShareCount: 2,
                },
                { name: "scroll", test: /\/app\/routes\/catalogue\/scroll\//, minShareCount: 2 },
                {
                  name: "admin",
                  test: /\/app\/routes\/admin\/(?!reference-lists|csv)/,
                  minShareCount: 2,
                },
                // What only signed-in users load: fewer names in the list of routes.
                {
                  name: "entries",
                  test: /\/app\/(routes\/(admin\/(reference-lists\/use-entry-field|csv\/)|sources\/sources-field)|domain\/(records\/(cited-sources|rights)|music\/time-of-day))/,
                  minShareCount: 2,
                },
                {
                  name: "adding",
                  test: /\/app\/(ui\/is-composing|domain\/(songs\/drafts\/file-tags|records\/proposing\/proposed-entries|media\/rare-format|people\/name-links))\./,
                  minShareCount: 2,
                },
                { name: "counting", test: /\/app\/routes\/taalas\/counting\//, minShareCount: 2 },
                { name: "taalas", test: /\/app\/routes\/taalas\//, minShareCount: 2 },
                { name: "account", test: /\/app\/routes\/account\//, minShareCount: 2 },
                {
                  name: "keeping",
                  test: /\/app\/(routes\/(kept\/|song-form\/(back-link|draft)|collection\/edit-link)|styles\/device|i18n\/device|domain\/kept|lib\/sha-256)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
