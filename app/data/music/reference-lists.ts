import { eq, sql } from "drizzle-orm";
import {
  accompanimentTypes,
  concerts,
  mediaLocationTypes,
  mediaTypes,
  songs,
  songTypes,
} from "#drizzle/schema/index.ts";
import {
  describedForm,
  describedInScriptsForm,
  namedForm,
  type ReferenceEntry,
} from "../../domain/music/reference-entry.ts";
import { concertForm } from "../../domain/songs/concert.ts";
import { accompanimentForm } from "../../domain/songs/csv/accompaniment-form.ts";
import { deityList } from "./deities.ts";
import { raagaList } from "./raagas.ts";
import type { ReferenceList } from "./reference-list.ts";
import { taalaList } from "./taalas.ts";

function shortList(list: Omit<ReferenceList, "find">): ReferenceList {
  return {
    ...list,
    async find(db, id) {
      const { table, columns } = list;
      const [rows] = await db.batch([db.select(columns).from(table).where(eq(table.id, id))]);
      return (rows[0] as ReferenceEntry | undefined) ?? null;
    },
  };
}

const songTypeList = shortList({
  word: "song type",
  table: songTypes,
  revisionKind: "songType",
  columns: {
    id: songTypes.id,
    description: songTypes.description,
    scriptNames: songTypes.scriptNames,
  },
  nameField: "id",
  schema: namedForm,
  usedBy: (id) => eq(songs.songTypeId, String(id)),
  inCompositions: (id) => sql`EXISTS (SELECT 1 FROM compositions WHERE song_type_id = ${id})`,
  search: {
    kind: "songType",
    textsOf: ({ description, scriptNames = {} }) => [description, ...Object.values(scriptNames)],
  },
});

const accompanimentTypeList = shortList({
  word: "accompaniment type",
  table: accompanimentTypes,
  columns: {
    id: accompanimentTypes.id,
    name: accompanimentTypes.name,
    description: accompanimentTypes.description,
    scriptNames: accompanimentTypes.scriptNames,
  },
  revisionKind: "accompanimentType",
  nameField: "name",
  schema: accompanimentForm,
  usedBy: (id) =>
    sql`songs.id IN (SELECT song_id FROM credits WHERE accompaniment_type_id = ${id})`,
});

const mediaTypeList = shortList({
  word: "media type",
  table: mediaTypes,
  columns: {
    id: mediaTypes.id,
    description: mediaTypes.description,
    scriptNames: mediaTypes.scriptNames,
  },
  revisionKind: "mediaType",
  nameField: "description",
  schema: describedInScriptsForm,
  usedBy: (id) => eq(songs.mediaTypeId, Number(id)),
});

const mediaLocationTypeList = shortList({
  word: "media location type",
  table: mediaLocationTypes,
  columns: { id: mediaLocationTypes.id, description: mediaLocationTypes.description },
  nameField: "description",
  schema: describedForm,
  usedBy: (id) => eq(songs.mediaLocationTypeId, Number(id)),
});

const concertList = shortList({
  word: "concert",
  table: concerts,
  revisionKind: "concert",
  columns: {
    id: concerts.id,
    description: concerts.description,
    place: concerts.place,
    heldOn: concerts.heldOn,
    source: concerts.source,
  },
  nameField: "id",
  facts: { place: concerts.place, heldOn: concerts.heldOn, source: concerts.source },
  schema: concertForm,
  usedBy: (id) => eq(songs.concertId, String(id)),
  songCount: concerts.songCount,
});

/** All reference lists. */
export const referenceLists = {
  raaga: raagaList,
  taala: taalaList,
  songType: songTypeList,
  deity: deityList,
  accompanimentType: accompanimentTypeList,
  mediaType: mediaTypeList,
  mediaLocationType: mediaLocationTypeList,
  concert: concertList,
} satisfies Record<string, ReferenceList>;

export type ReferenceListKey = keyof typeof referenceLists;
