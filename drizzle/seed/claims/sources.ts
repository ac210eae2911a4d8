import { editorsReading } from "#app/domain/records/sources.ts";
import type { sources } from "#drizzle/schema/index.ts";

export interface SourceSeed {
  title: string;
  author?: string;
  kind: (typeof sources.kind.enumValues)[number];
  address?: string;
}

/** A source; the note says where in it, or how certain the fact is. */
export interface Citation {
  source: SourceSeed;
  note: string;
}

export const readByAnEditor: SourceSeed = { title: editorsReading, kind: "person" };

const sourcesByName: Readonly<Record<string, SourceSeed>> = {
  Wikipedia: { title: "Wikipedia", kind: "website", address: "https://en.wikipedia.org" },
  "Wikipedia's list of janya ragas": {
    title: "Wikipedia, List of Janya ragas",
    kind: "website",
    address: "https://en.wikipedia.org/wiki/List_of_Janya_ragas",
  },
  "P. R. Ramachander, Translations of some songs of Carnatic music": {
    title: "Translations of some songs of Carnatic music",
    author: "P. R. Ramachander",
    kind: "website",
  },
  [readByAnEditor.title]: readByAnEditor,
};

/** Parts of a text that are remarks on its sources. */
const remarks = new Set(["Computed from its number", "another account has R2"]);

const website = /^([\w-]+(?:\.[\w-]+)+)(\/\S+)?(?: (.+))?$/;
const repository = /^[\w-]+\/[\w-]+$/;
const copy = /^(Wikipedia, .+) \((.+)\)$/;

function citationOf(part: string): Citation {
  if (part === "Ragavardhini kritis list")
    return { ...citationOf("carnatic-music/ragavardhini"), note: "its list of kritis" };
  if (part.startsWith("agrees with "))
    return { ...citationOf(part.slice("agrees with ".length)), note: "agrees" };
  const source = sourcesByName[part];
  if (source) return { source, note: "" };
  if (repository.test(part)) {
    const address = `https://github.com/${part}`;
    return { source: { title: part, kind: "database", address }, note: "" };
  }
  const [, domain, path = "", note = ""] = website.exec(part) ?? [];
  if (domain)
    return {
      source: { title: domain, kind: "website", address: `https://${domain}${path}` },
      note,
    };
  const [, title = part, host] = copy.exec(part) ?? [];
  return { source: { title, kind: "website" }, note: host ? `in the copy of ${host}` : "" };
}

/** Parses the citations of a text such as "Wikipedia; karnatik.com c1869"; the note of the second is "c1869". */
export function citationsOf(text: string): Citation[] {
  const parts = text.split("; ");
  const textRemarks = parts.filter((part) => remarks.has(part));
  return parts
    .filter((part) => !remarks.has(part))
    .map(citationOf)
    .map(({ source, note }) => ({
      source,
      note: [...textRemarks, note].filter(Boolean).join("; "),
    }));
}
