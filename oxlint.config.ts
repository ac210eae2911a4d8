import packageJson from "./package.json" with { type: "json" };

/**
 * Who may import whom (docs/architecture.md). Rooms that are not named may not be imported, nor may packages.
 * A room may import itself.
 */
const rooms: Record<string, Room> = {
  domain: { may: ["archive"], packages: ["zod", "csv-parse", "@indic-transliteration/sanscript"] },
  lib: { may: [], packages: ["node:", "lru-cache"] },
  "drizzle/schema": { may: [], packages: ["drizzle-orm"] },
  "drizzle/seed": {
    may: ["archive", "domain", "data", "lib", "drizzle/schema"],
    packages: ["drizzle-orm", "node:"],
  },
  i18n: { may: ["archive", "locales"], packages: ["react", "react-router"] },
  ui: { may: ["i18n"], packages: ["react", "react-router"] },
  offline: { may: ["lib"], packages: [] },
  data: { may: ["domain", "drizzle/schema", "lib"], packages: ["drizzle-orm"] },
  mail: {
    may: ["archive", "config.server", "domain", "i18n", "lib", "locales"],
    packages: ["react-dom", "resend"],
  },
  operations: {
    may: ["archive", "config.server", "domain", "data", "mail", "lib"],
    packages: ["@epic-web/totp"],
  },
  web: {
    may: ["archive", "config.server", "operations", "data", "domain", "lib", "i18n"],
    packages: ["react-router", "@react-router/cloudflare", "remix-i18next", "lru-cache", "zod"],
  },
  cache: { may: ["web", "data", "domain", "lib"], packages: ["react-router", "node:"] },
  shell: { may: aboveWeb("player"), packages: ["react", "react-dom", "react-router"] },
  player: { may: aboveWeb(), packages: ["react", "react-router"] },
  routes: {
    may: [...aboveWeb("shell", "player"), "cache", "biography", "life-events"],
    packages: ["react", "react-router", "zod", "music-metadata"],
  },
  "workers/api": {
    may: ["archive", "config.server", "operations", "data", "domain", "lib", "locales"],
    packages: ["hono", "zod"],
  },
  "workers/feeds": {
    may: ["archive", "cache", "web", "data", "domain", "i18n", "lib"],
    packages: ["react-router"],
  },
  "workers/media": { may: ["data", "domain", "lib"], packages: [] },
};

interface Room {
  may: string[];
  packages: string[];
}

function aboveWeb(...more: string[]): string[] {
  const below = ["archive", "web", "operations", "data", "domain", "lib", "i18n", "offline", "ui"];
  return [...below, ...more];
}

/** Files at the top of `app` that rooms import. */
const topFiles = ["archive", "biography", "life-events", "config.server", "root", "routes"];
const everyRoom = [...Object.keys(rooms), "locales"];
const everyPackage = [
  ...Object.keys(packageJson.dependencies),
  "node:",
  "cloudflare:",
  "virtual:",
  "drizzle-kit",
];

const folderOf = (room: string) => (room.includes("/") ? room : `app/${room}`);
const oneOf = (names: string[]) => names.map((name) => name.replaceAll(/[./]/g, "\\$&")).join("|");

/** Forbids what a room may not import, types included. */
function restrictImports([room, { may, packages }]: [string, Room]) {
  const forbidden = (names: string[]) => oneOf(names.filter((name) => !may.includes(name)));
  const others = everyRoom.filter((name) => name !== room);
  const inApp = forbidden(others.filter((name) => !name.includes("/")));
  const outside = forbidden(others.filter((name) => name.includes("/")));
  const [parent, own] = room.split("/");
  const siblings = others
    .filter((name) => own && name.startsWith(`${parent}/`) && !may.includes(name))
    .map((name) => name.slice(parent!.length + 1));
  const patterns = [
    `^((\\.\\./)+|#app/)(${inApp})/`,
    `^((\\.\\./)+|#app/)(${forbidden(topFiles)})\\.`,
    `^((\\.\\./)+|#)(${outside})/`,
    ...siblings.map((name) => `^(\\.\\./)+${name}/`),
    ...(room.startsWith("workers/") ? [] : [`^((\\.\\./)+workers|#workers)/`]),
    `^(${oneOf(everyPackage.filter((name) => !packages.includes(name)))})(/|$|\\w)`,
  ];
  const message = `${room} may not import this (oxlint.config.ts says who may import whom).`;
  return {
    files: [`${folderOf(room)}/**`],
    excludeFiles: ["**/*.test.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: patterns.map((regex) => ({ regex, message })) },
      ],
    },
  };
}

export default {
  plugins: ["typescript", "react", "import", "jsx-a11y", "unicorn", "oxc", "promise"],
  categories: {
    correctness: "error",
    suspicious: "error",
  },
  ignorePatterns: ["build", ".react-router", "worker-configuration.d.ts", "public"],
  rules: {
    "import/no-cycle": [
      "error",
      {
        ignoreTypes: false,
      },
    ],
    // Playwright reads from the pattern which fixtures are asked for.
    "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
    "import/no-unassigned-import": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/no-misused-spread": "off",
    "typescript/consistent-return": "off",
    "react/no-danger": "error",
    "react/forbid-dom-props": [
      "error",
      {
        forbid: ["style"],
      },
    ],
    "unicorn/no-document-cookie": "error",
    "unicorn/require-post-message-target-origin": "off",
    "no-underscore-dangle": "off",
    "unicorn/consistent-function-scoping": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "jsx-a11y/control-has-associated-label": "off",
    "no-restricted-properties": [
      "error",
      {
        object: "Math",
        property: "random",
        message: "Chance comes from crypto.",
      },
      {
        object: "sql",
        property: "raw",
        message: "Values are parameters.",
      },
      {
        object: "sql",
        property: "identifier",
        message: "Columns are named in code.",
      },
      {
        property: "pbkdf2",
        message: "Passwords are hashed by scrypt.",
      },
      {
        property: "pbkdf2Sync",
        message: "Passwords are hashed by scrypt.",
      },
      {
        property: "deriveBits",
        message: "Passwords are hashed by scrypt.",
      },
      {
        property: "deriveKey",
        message: "Passwords are hashed by scrypt.",
      },
    ],
  },
  overrides: Object.entries(rooms).map(restrictImports),
};
