import { scalesPath } from "./answers.ts";
import { fetchAnswer, findStored, openStore, readRecord, writeRecord } from "./store.ts";
import { savePage } from "./pages.ts";
import { siteIcon, storeAssets } from "./assets.ts";

export const offlinePath = "/offline";

/** Pages that open without a connection on every device. */
export const toolPaths = [offlinePath, "/", "/practise", "/device", "/taalas", "/raagas"];

interface ToolsRecord {
  language: string;
  checkedAt: number;
}
const record = "/tools";

/** Saves the tools in a language, by default the visitor's. Throws unless all of them are there. */
export async function saveTools(language?: string): Promise<void> {
  for (const path of toolPaths) await savePage(path, language);
  const page = await findStored("pages", offlinePath);
  const saved = page!.headers.get("Content-Language")!;
  const scales = await fetchAnswer(scalesPath, saved);
  await (await openStore("answers")).put(scalesPath, scales);
  await storeAssets([siteIcon]);
  await writeRecord(record, { language: saved, checkedAt: Date.now() } satisfies ToolsRecord);
}

export const readTools = (): Promise<ToolsRecord | null> => readRecord(record);
