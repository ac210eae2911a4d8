import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packaged, { inflate } from "@sparticuz/chromium";
import type { LaunchOptions } from "@playwright/test";

const packageRoot = fileURLToPath(new URL("..", import.meta.resolve("@sparticuz/chromium")));

/**
 * Returns how to start the browser: the one at CHROMIUM_PATH, or one from npm, which is unpacked once with its
 * libraries and font and needs only the system's C library.
 */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  // The default switches of the package and of Playwright would disable web security.
  const args = ["--no-sandbox", "--disable-gpu"];
  if (process.env.CHROMIUM_PATH) return { args, executablePath: process.env.CHROMIUM_PATH };
  const folder = await unpack();
  return {
    args,
    executablePath: join(folder, "chromium"),
    env: {
      ...definedOf(process.env),
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

/** Unpacks the browser; its folder gets its name only when complete. */
async function unpack(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
  const temporary = tmpdir();
  const folder = join(temporary, `archive-chromium-${version}`);
  if (existsSync(join(folder, "chromium"))) return folder;
  const unfinished = mkdtempSync(join(temporary, "archive-chromium-"));
  const before = process.env.TMPDIR;
  // The package unpacks to TMPDIR.
  process.env.TMPDIR = unfinished;
  try {
    packaged.setGraphicsMode = false;
    await packaged.executablePath();
    await inflate(join(packageRoot, "bin", "al2023.tar.br"));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(join(unfinished, "fonts.conf"), fontSettings(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Allows only the package's font: pages look alike on every machine. */
function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
