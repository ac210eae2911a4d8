import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { claims, sources } from "#drizzle/schema/index.ts";
import type { ClaimedKind } from "../../../domain/records/source.ts";
import { type JsonOf, jsonRows } from "../../json-columns.ts";
import { literal } from "../../literal.ts";

export type Claim = JsonOf<ReturnType<typeof claimsOn>>[number];

/** Selects the first claims on a record, whose id is a text: what each of its sources states. */
export const claimsOn = (kind: ClaimedKind, id: SQLWrapper, limit = 60) =>
  jsonRows(
    new QueryBuilder()
      .select({
        /** The fact; "" for all that is known of the record. */
        field: claims.field,
        id: sources.id,
        title: sources.title,
        note: claims.note,
        /** What the source states instead; "" if it agrees. */
        reading: claims.reading,
      })
      .from(claims)
      .innerJoin(sources, eq(sources.id, claims.sourceId))
      .where(and(sql`${claims.subjectKind} = ${literal(kind)}`, eq(claims.subjectId, id)))
      .limit(limit),
  );
