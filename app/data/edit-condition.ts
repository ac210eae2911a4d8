import { type SQL, sql } from "drizzle-orm";
import { editPermissions } from "../domain/songs/song-permissions.ts";
import { permissionCondition } from "./permission-condition.ts";

/** Returns the SQL condition that a user added a row of `songs` or `compositions` and may change it. */
export const ownEditCondition = (userId: number): SQL =>
  sql`(created_by = ${userId} AND ${permissionCondition(userId, editPermissions.own)})`;

/** Returns the SQL condition that a user may change a row of `songs` or `compositions` when the statement runs. */
export const editCondition = (userId: number): SQL =>
  sql`(${permissionCondition(userId, editPermissions.any)}
    OR ${ownEditCondition(userId)})`;

/** Returns the SQL condition that another user added one of these rows, `table WHERE …`. */
export const isOfAnother = (userId: number, rows: readonly SQL[]): SQL =>
  rows.length === 0
    ? sql`FALSE`
    : sql.join(
        rows.map((row) => sql`EXISTS (SELECT 1 FROM ${row} AND created_by IS NOT ${userId})`),
        sql` OR `,
      );
