import { z } from "zod";
import type { ReferenceList } from "#app/data/music/reference-list.ts";
import { type ReferenceListKey, referenceLists } from "#app/data/music/reference-lists.ts";
import { entryDescription, entryName } from "#app/domain/music/entry-fields.ts";
import type { ProblemCode } from "../http/problem.ts";
import { nameId, named, numberId, paging } from "../http/schemas.ts";

const accompanimentType = z
  .object({ id: z.int(), name: z.string(), description: z.string() })
  .meta({ id: "AccompanimentType" });
const numbered = z.object({ id: z.int(), description: z.string() }).meta({ id: "Numbered" });

const sorts = ["id", "description"] as const;
const large = { sizes: 20_000, most: 20_000 };

const namedBody = z.object({ id: entryName, description: entryDescription });
const numberedBody = z.object({ name: entryName, description: entryDescription });
const describedBody = z.object({ description: entryName });

/** The entries of a list as clients read and send them, by the field that holds the name. */
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
} as const;

interface Shape {
  entry: typeof named | typeof accompanimentType | typeof numbered;
  params: typeof nameId | typeof numberId;
  query: typeof shapes.name.query;
  added: z.ZodType<EntryBody & { description: string }>;
  changed: z.ZodType<EntryBody>;
}

export interface EntryBody {
  id?: string;
  name?: string;
  description?: string;
}

export interface RestList extends Shape {
  list: ReferenceList;
  path: `/${string}`;
  /** The code for a name that another entry has. */
  taken: ProblemCode;
}

const serve = (key: ReferenceListKey, more: Partial<RestList> = {}): RestList => {
  const list: ReferenceList = referenceLists[key];
  const shape = shapes[list.nameField] as unknown as Shape;
  return { ...shape, list, path: `/mbkmusic-mbkmusic/${key}s`, taken: "IN_USE", ...more };
};

const largeQuery = { query: paging(sorts, large) as unknown as Shape["query"] };

export const restLists: RestList[] = [
  serve("raaga", { ...largeQuery, taken: "RAAGA_ALREADY_EXISTS" }),
  serve("taala", { ...largeQuery, taken: "TAALA_ALREADY_EXISTS" }),
  serve("songType"),
  serve("accompanimentType"),
  serve("mediaType"),
  serve("mediaLocationType"),
];
