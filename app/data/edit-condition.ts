import { type SQL, sql } from "drizzle-orm";
import { editPermissions } from "../domain/songs/song-permissions.ts";
import { permissionCondition } from "./permission-condition.ts";

/** Returns the SQL condition that a user may change a row of `songs` or `compositions` when the statement runs. */
export const editCondition = (userId: number): SQL =>
  sql`(${permissionCondition(userId, editPermissions.any)}
    OR (created_by = ${userId} AND ${permissionCondition(userId, editPermissions.own)}))`;
