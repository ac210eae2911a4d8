import { nameInScript } from "./name-in-script.server.ts";
import { type IndicScript, scriptOf } from "./scripts.ts";
import { transliterator } from "./transliterate.server.ts";

/** A name by language, each in the script of that language; absent where it is not known. */
export type ScriptNames = Partial<Record<IndicScript, string>>;

export const nameLanguages = ["te", "ta", "kn", "ml", "hi"] as const satisfies IndicScript[];

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
}

/**
 * Makes a title in five scripts: as its language writes it, in other scripts from ISO 15919 or from the original.
 * Tamil does not tell all sounds: a title that is known in Tamil only stays in Tamil.
 */
export async function makeTitleNames({ isoTitle, nativeTitle }: Titles): Promise<ScriptNames> {
  const script = nativeTitle === null ? null : scriptOf(nativeTitle);
  const own = nameLanguages.find((language) => language === script);
  const iso = isoTitle ?? (own && (await readTitle(nativeTitle!, own)));
  const made = iso ? await makeScriptNames(asWords(iso)) : {};
  const names = Object.entries(made).map(([language, name]) => [
    language,
    name.replaceAll("\u00a0", " ").trim(),
  ]);
  return { ...Object.fromEntries(names), ...(own && { [own]: nativeTitle }) };
}

async function readTitle(title: string, script: IndicScript): Promise<string | null> {
  return script === "ta" ? null : (await transliterator(script, "iso"))(title);
}

/** The rules shorten the end of a name, not that of a word of a title: no-break spaces are no ends. */
const asWords = (title: string) => `${title.toLowerCase().replace(/\s+/g, "\u00a0")}\u00a0`;
