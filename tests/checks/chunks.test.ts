import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The shared scripts of the client (`codeSplitting` in vite.config.ts), and the folders and packages that each holds.
 * `site` and `framework` are loaded by every page: a folder that comes into them is paid for by all visitors.
 */
const rooms: Record<string, string[]> = {
  framework: ["react", "react-dom", "react-router", "scheduler"],
  site: [
    "app",
    "app/domain",
    "app/domain/kept",
    "app/domain/music",
    "app/domain/songs",
    "app/i18n",
    "app/lib",
    "app/player",
    "app/player/sounds",
    "app/shell",
    "app/shell/user",
    "app/ui",
    "app/ui/document",
  ],
  dates: ["app/i18n", "app/ui"],
  parts: ["app/routes/raagas/shown", "app/ui"],
  paths: ["app/domain/music", "app/domain/music/taalas"],
  kinds: ["app/domain/people", "app/domain/songs"],
  forms: ["app/ui"],
  scale: ["app/domain/music/sound", "app/player/sounds", "app/routes/raagas/sound"],
  swaras: ["app/domain/music"],
  play: ["app/player"],
  lists: [
    "app/routes/catalogue",
    "app/routes/catalogue/found",
    "app/routes/catalogue/lists",
    "app/ui",
  ],
  scroll: ["app/routes/catalogue/scroll"],
  admin: [
    "app/domain",
    "app/domain/records",
    "app/domain/users",
    "app/routes/admin",
    "app/routes/admin/approvals",
    "app/routes/admin/merging",
    "app/shell/user",
  ],
  entries: [
    "app/domain/music",
    "app/domain/records",
    "app/routes/admin/csv",
    "app/routes/admin/reference-lists",
    "app/routes/csv",
    "app/routes/sources",
  ],
  adding: [
    "app/domain/media",
    "app/domain/people",
    "app/domain/records/proposing",
    "app/domain/songs/drafts",
    "app/ui",
  ],
  counting: ["app/routes/taalas/counting"],
  taalas: ["app/domain/music/taalas", "app/routes/admin/reference-lists", "app/routes/taalas"],
  account: ["app/domain/users", "app/routes/account"],
  keeping: [
    "app/domain/kept",
    "app/i18n",
    "app/lib",
    "app/routes/collection",
    "app/routes/kept",
    "app/routes/kept/device",
    "app/routes/song-form",
    "app/routes/song-form/draft",
    "app/routes/song-form/title",
    "app/ui",
  ],
};

const built = JSON.parse(readFileSync("build/chunks.json", "utf8")) as Record<string, string[]>;

test.each(Object.entries(rooms))(
  "the script %s holds what it is meant to hold",
  (name, folders) => {
    expect(
      [...new Set(built[name])].toSorted(),
      `Vite puts other files into ${name}, or no longer makes it: see its group in vite.config.ts`,
    ).toEqual(folders);
  },
);

test("every group of vite.config.ts has a row", () => {
  const config = readFileSync("vite.config.ts", "utf8");
  const groups = [...config.matchAll(/\bname: "(\w+)",\s*test:/g)].map(([, name]) => name);
  expect(groups.length).toBeGreaterThan(10);
  expect(Object.keys(rooms)).toEqual(groups);
});
