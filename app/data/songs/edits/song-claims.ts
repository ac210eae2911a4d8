import { sql } from "drizzle-orm";
import type { CitedSource } from "../../../domain/records/cited-sources.ts";
import type { SourcesField } from "../../../domain/songs/song-fields.ts";
import type { FieldChanges, SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import {
  addClaimsStatements,
  type ChangedSources,
  updateClaimsStatements,
} from "../../records/sources/cited-claims.ts";
import type { Statement } from "../../write-batch.ts";

const keyOf = ({ field, title, address }: CitedSource) => JSON.stringify([field, title, address]);

/** Splits a change into the sources that are no longer named, and those that are new or say something else. */
function splitSources(before: CitedSource[], after: CitedSource[]): Omit<ChangedSources, "id"> {
  const kept = new Set(after.map(keyOf));
  const same = new Set(before.map((one) => JSON.stringify(one)));
  return {
    removed: before.filter((one) => !kept.has(keyOf(one))),
    sources: after.filter((one) => !same.has(JSON.stringify(one))),
  };
}

/** Writes the changed sources of compositions or recordings; those that stay the same are not touched. */
export const changeClaimsStatements = (
  db: Database,
  kind: "composition" | "song",
  edits: readonly { id: number; changes: FieldChanges }[],
  field: SourcesField,
): Statement[] =>
  updateClaimsStatements(
    db,
    kind,
    edits.flatMap(({ id, changes }) => {
      const [before, after] = (changes[field] ?? []) as CitedSource[][];
      return before && after ? [{ id: String(id), ...splitSources(before, after) }] : [];
    }),
  );

interface AddedSong {
  requestId: string;
  song: SongRevision;
  compositionId: number | null;
}

const songOf = sql`(SELECT id FROM songs WHERE request_id = entry.value ->> 'id')`;

/** Writes the sources of songs that the batch has added, and of their new compositions. */
export const addedClaimsStatements = (db: Database, all: readonly AddedSong[]): Statement[] => [
  ...addClaimsStatements(
    db,
    "composition",
    all.flatMap(({ requestId, song, compositionId }) =>
      compositionId === null ? [{ id: requestId, sources: song.sources }] : [],
    ),
    sql`(SELECT CAST(composition_id AS TEXT) FROM songs WHERE id = ${songOf})`,
  ),
  ...addClaimsStatements(
    db,
    "song",
    all.map(({ requestId, song }) => ({ id: requestId, sources: song.recordingSources })),
    sql`CAST(${songOf} AS TEXT)`,
  ),
];
