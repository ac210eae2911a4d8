import { sql } from "drizzle-orm";
import type { AliasKind } from "../../../domain/music/aliases.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";

export interface Source {
  title: string;
  address: string;
}

interface RaagaScale {
  number: number;
  kind: "notes" | "phrase" | "homonym";
  arohana: string;
  avarohana: string;
  parent: number | null;
}

/** A source with what it says beyond the bare fact, in English, or "". */
export interface NotedSource extends Source {
  note: string;
}

export interface RaagaClaim extends NotedSource {
  /** `arohana`, `scale 1`, `parent`, `bhashanga`, `alias Foo`; "" for all that is known. */
  field: string;
}

/** What is known of a raaga, but for what follows from its scale. */
export interface RaagaDetail {
  id: string;
  description: string;
  isoName: string | null;
  scriptNames: Record<string, string>;
  /** In how many independent sources its scale stands; null for none. */
  agreement: number | null;
  creator: { id: string; name: string; native: string | null } | null;
  source: string | null;
  aliases: { alias: string; kind: AliasKind }[];
  scales: RaagaScale[];
  claims: RaagaClaim[];
}

interface Row {
  raaga: string;
}

const maxAliases = 100;
const maxScales = 20;
const maxClaims = 200;

/** Selects a raaga with its other names, its other scales, and the sources of each, for `readRaagaDetail`. */
export const raagaDetailStatement = (db: Database, id: string, language: string) =>
  statement<Row>(
    db,
    sql`SELECT json_object('id', id, 'description', description, 'isoName', iso_name,
      'scriptNames', json(script_names), 'agreement', agreement, 'source', source,
      'creator', (SELECT json_object('id', p.id, 'name', p.name, 'native', p.script_names ->> ${language})
        FROM people p WHERE p.id = raagas.creator_id AND p.merged_into IS NULL),
      'aliases', (SELECT json_group_array(json_object('alias', alias, 'kind', kind)) FROM
        (SELECT alias, kind FROM raaga_aliases WHERE raaga_id = raagas.id ORDER BY id LIMIT ${maxAliases})),
      'scales', (SELECT json_group_array(json_object('number', number, 'kind', kind,
          'arohana', arohana, 'avarohana', avarohana, 'parent', parent)) FROM
        (SELECT * FROM raaga_scales WHERE raaga_id = raagas.id ORDER BY number LIMIT ${maxScales})),
      'claims', (SELECT json_group_array(json_object('field', field, 'title', title, 'address', address, 'note', note)) FROM
        (SELECT c.field, c.note, s.title, s.address FROM claims c JOIN sources s ON s.id = c.source_id
          WHERE c.subject_kind = 'raaga' AND c.subject_id = raagas.id LIMIT ${maxClaims}))) AS raaga
      FROM raagas WHERE id = ${id}`,
  );

/** Reads the rows of `raagaDetailStatement`; null if there is no such raaga. */
export const readRaagaDetail = ([row]: Row[]): RaagaDetail | null =>
  row ? (JSON.parse(row.raaga) as RaagaDetail) : null;
