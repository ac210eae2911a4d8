import { z } from "zod";
import type { ReferenceList } from "#app/data/music/reference-list.ts";
import { type ReferenceListKey, referenceLists } from "#app/data/music/reference-lists.ts";
import { deityNames } from "#app/domain/music/deity.ts";
import { entryDescription, entryId, entryName } from "#app/domain/music/entry-fields.ts";
import { readScriptNames, scriptNameFields } from "#app/domain/music/list-names.ts";
import { concertFacts } from "#app/domain/songs/concert.ts";
import { accompanimentName } from "#app/domain/songs/csv/accompaniment-form.ts";
import type { ProblemCode } from "../http/problem.ts";
import { givenSources, shownSources } from "../http/source-schemas.ts";
import { nameId, named, numberId, paging } from "../http/schemas.ts";

const accompanimentType = z
  .object({ id: z.int(), name: z.string(), description: z.string() })
  .meta({ id: "AccompanimentType" });
const numbered = z.object({ id: z.int(), description: z.string() }).meta({ id: "Numbered" });

const concert = z
  .object({
    id: z.string(),
    description: z.string(),
    place: z.string(),
    heldOn: z.string().nullable(),
    source: z.string(),
  })
  .meta({ id: "Concert" });

const nameInScript = z.string().optional();
const namesInScripts = z.object({
  te: nameInScript,
  ta: nameInScript,
  kn: nameInScript,
  ml: nameInScript,
  hi: nameInScript,
});

const deity = z
  .object({
    id: z.string(),
    description: z.string(),
    scriptNames: namesInScripts.meta({ description: "The usual name by language, in its script." }),
    otherNames: z.array(z.string()),
    commonNames: z.array(z.string()).meta({
      description: "Other names that are also common words or names of people.",
    }),
  })
  .meta({ id: "Deity" });

const sorts = ["id", "description"] as const;

const namedBody = z.object({ id: entryId, description: entryDescription });
const numberedBody = z.object({ name: accompanimentName, description: entryDescription });
const describedBody = z.object({ description: entryName });

const shapes = {
  id: {
    entry: named,
    params: nameId,
    query: paging(sorts),
    added: namedBody,
    changed: namedBody.partial({ id: true }),
  },
  name: {
    entry: accompanimentType,
    params: numberId,
    query: paging(["name", ...sorts]),
    added: numberedBody,
    changed: numberedBody,
  },
  description: {
    entry: numbered,
    params: numberId,
    query: paging(sorts),
    added: describedBody,
    changed: describedBody,
  },
};

const concertBody = z.object({ id: entryId, ...concertFacts });
const concertChanges = concertBody.partial();

const replacing = { description: "Replaces all that there were. They stay if it is absent." };

const deityBody = z.object({
  id: entryId,
  description: entryDescription,
  scriptNames: z.object(scriptNameFields).transform(readScriptNames).optional().meta(replacing),
  otherNames: deityNames.optional().meta(replacing),
  commonNames: deityNames.optional().meta(replacing),
  sources: givenSources("deity"),
});
const deityChanges = deityBody.partial({ id: true });

type SourcedKind = "raaga" | "taala" | "deity";

const sourcedBody = (kind: SourcedKind) => namedBody.extend({ sources: givenSources(kind) });
type SourcedBody = ReturnType<typeof sourcedBody>;

type Shape = (typeof shapes)[keyof typeof shapes];

export interface RestList extends Pick<Shape, "params"> {
  key: ReferenceListKey;
  entry: Shape["entry"] | typeof concert | typeof deity;
  /** One entry with all that REST shows of it, where lists show less. */
  one?: z.ZodType;
  /** Set where the facts of entries have sources. */
  sourced?: SourcedKind;
  added: Shape["added"] | typeof concertBody | typeof deityBody | SourcedBody;
  changed: Shape["changed"] | typeof concertChanges | typeof deityChanges;
  list: ReferenceList;
  /** The plural of the list's word. */
  words: string;
  path: `/${string}`;
  query: Shape["query"];
  existsCode: ProblemCode;
}

const largePage = { query: paging(sorts, { defaultSize: 20_000, maxSize: 20_000 }) };

const sourced = (kind: SourcedKind, entry: typeof named | typeof deity, id: string) => ({
  sourced: kind,
  one: entry.extend({ sources: shownSources(kind) }).meta({ id }),
});

const sourcedNames = (kind: "raaga" | "taala", id: string) => ({
  ...largePage,
  ...sourced(kind, named, id),
  added: sourcedBody(kind),
  changed: sourcedBody(kind).partial({ id: true }),
});

function toRestList(key: ReferenceListKey, overrides: Partial<RestList> = {}): RestList {
  const list: ReferenceList = referenceLists[key];
  const path = `/mbkmusic-mbkmusic/${key}s` as const;
  const words = `${list.word}s`;
  return { ...shapes[list.nameField], key, list, words, path, existsCode: "IN_USE", ...overrides };
}

export const restLists = [
  toRestList("raaga", { ...sourcedNames("raaga", "Raaga"), existsCode: "RAAGA_ALREADY_EXISTS" }),
  toRestList("taala", { ...sourcedNames("taala", "Taala"), existsCode: "TAALA_ALREADY_EXISTS" }),
  toRestList("songType"),
  toRestList("deity", {
    words: "deities",
    path: "/mbkmusic-mbkmusic/deities",
    ...sourced("deity", deity, "DeityWithSources"),
    entry: deity,
    added: deityBody,
    changed: deityChanges,
  }),
  toRestList("accompanimentType"),
  toRestList("mediaType"),
  toRestList("mediaLocationType"),
  toRestList("concert", {
    entry: concert,
    added: concertBody,
    changed: concertChanges,
  }),
];
