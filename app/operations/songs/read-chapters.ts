import { matchEntries } from "../../data/search/match-entries.ts";
import { cutText } from "../../domain/cut-text.ts";
import { assignPhrases } from "../../domain/songs/drafts/assign-phrases.ts";
import type { Chapter } from "../../domain/songs/drafts/chapter-list.ts";
import type { DraftInputs } from "../../domain/songs/drafts/draft-inputs.ts";
import { listPhrases, readFileFacts } from "../../domain/songs/drafts/file-facts.ts";
import { noTags } from "../../domain/songs/drafts/file-tags.ts";
import type { Services } from "../services.ts";

/** As long as a title in the tags of a file. */
const maxLength = 300;

/** Reads the words of chapters, as titles of files are read: title, raaga and more, where the archive knows the names. */
export async function readChapters(
  { db }: Pick<Services, "db">,
  chapters: readonly Chapter[],
): Promise<DraftInputs[]> {
  const facts = chapters.map(({ text }) =>
    readFileFacts({ name: "", tags: { ...noTags, title: cutText(text, maxLength) } }),
  );
  const known = await matchEntries(db, [...new Set(facts.flatMap(listPhrases))]);
  return facts.map((one) => assignPhrases(one, known));
}
