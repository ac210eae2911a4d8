import { nameInScript } from "./name-in-script.server.ts";
import type { IndicScript } from "./scripts.ts";
import { titleInScript } from "./title-in-script.server.ts";

export type ScriptNames = Partial<Record<IndicScript, string>>;

const nameLanguages = ["te", "ta", "kn", "ml", "hi"] as const satisfies IndicScript[];

/** Makes the names of a raaga, taala or person from its name in ISO 15919; none without one. */
export async function makeScriptNames(isoName: string | null): Promise<ScriptNames> {
  const names = nameLanguages.map(async (language) => [
    language,
    await nameInScript(isoName, language),
  ]);
  return isoName === null ? {} : (Object.fromEntries(await Promise.all(names)) as ScriptNames);
}

interface Titles {
  isoTitle: string | null;
  nativeTitle: string | null;
  language: string | null;
}

/** Makes a title in five scripts from its original and ISO 15919, see `titleInScript`. */
export async function makeTitleNames(titles: Titles): Promise<ScriptNames> {
  const title = { native: titles.nativeTitle, iso: titles.isoTitle, language: titles.language };
  const names = nameLanguages.map(async (language) => [
    language,
    await titleInScript(title, language),
  ]);
  return Object.fromEntries(
    (await Promise.all(names)).filter(([, name]) => name !== null),
  ) as ScriptNames;
}
