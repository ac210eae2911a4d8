import type { Lead } from "../../../data/search/leads.ts";
import { type Language, type ShownName, textOf } from "../../../domain/music/shown-name.ts";
import { personParts } from "../../../domain/people/person.ts";
import type {
  OtherReading,
  Reading,
  UnderstoodPart,
} from "../../../domain/search/reading/understanding.ts";
import { sungLanguages } from "../../../domain/songs/song-field-kinds.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { listPath } from "../../../lib/list-path.ts";

type Query = Record<string, string>;

/** A part of a query as it was understood, with links to the search without it and to other readings. */
export interface ShownPart {
  name: ShownName;
  kind: string;
  without: { label: string; to: string };
  others: { text: string; to: string }[];
}

export interface ShownLead {
  text: string;
  count: string;
  to: string;
}

/** Describes in the page's language how a query was understood. Links keep the other parameters of `query`. */
export const showUnderstanding = (
  language: Language,
  parts: readonly UnderstoodPart[],
  query: Query,
): ShownPart[] =>
  parts.map((part) => {
    const name = nameOf(language, part);
    return {
      name,
      kind: kindOf(language, part),
      without: {
        label: translate(language, "understood.without", { name: textOf(name) }),
        to: listPath("/search", { ...query, q: part.without }),
      },
      others: part.others.map((other) => {
        const reading = other.meanings.map((one) => describe(language, one, part.text)).join(" · ");
        return {
          text: translate(language, "understood.other", { reading }),
          to: toOther(query, other),
        };
      }),
    };
  });

export const showLeads = (language: Language, leads: readonly Lead[]): ShownLead[] =>
  leads.map(({ q, parts, compositions, more }) => ({
    text: parts.map((part) => describe(language, part, part.text)).join(" · ") || q,
    count: translate(language, more ? "leads.moreCompositions" : "leads.compositions", {
      count: compositions,
    }),
    to: listPath("/search", { q, searched: "true" }),
  }));

const toOther = (query: Query, { q, filters }: OtherReading) =>
  listPath("/search", { ...query, q, ...filters, condition: "AND", searched: "true" });

function describe(language: Language, part: Pick<Reading, "kind" | "names" | "has">, text: string) {
  const name = textOf(nameOf(language, { ...part, text }));
  return `${name} (${kindOf(language, part)})`;
}

function nameOf(
  language: Language,
  { kind, names, text }: Pick<UnderstoodPart, "kind" | "names" | "text">,
): ShownName {
  const [first, ...more] = names;
  if (!first) return `“${text}”`;
  if (kind === "language") {
    const code = sungLanguages.find((one) => one === first.name);
    return code ? translate(language, `sung.${code}`) : text;
  }
  return more.length === 0 ? first.name : names.map(({ name }) => textOf(name)).join(" / ");
}

const labels = {
  raaga: "column.raaga",
  taala: "column.taala",
  songType: "column.songType",
  deity: "search.deity",
  language: "understood.language",
  year: "understood.year",
  length: "column.duration",
  title: "understood.words",
} as const satisfies Record<string, MessageKey>;

function kindOf(
  language: Language,
  { kind, names, has }: Pick<Reading, "kind" | "names" | "has">,
): string {
  if (kind === "has") return has ? translate(language, `search.has.${has}`) : "";
  if (kind !== "person") return translate(language, labels[kind]);
  const [part, other] = new Set(names.map((one) => one.part));
  if (other !== undefined || !part) return translate(language, "nav.people");
  const personPart = personParts.find((one) => one === part);
  if (personPart) return translate(language, `part.${personPart}`);
  return translate(language, part === "accompanist" ? "search.accompanist" : "column.singer");
}
