import { eq, type SQL, sql } from "drizzle-orm";
import { roles } from "#drizzle/schema/index.ts";
import { foldRoleName } from "../../domain/users/role.ts";
import type { Database } from "../database.ts";
import { actStatements } from "../records/audit.ts";
import { writeBatch } from "../write-batch.ts";

interface RoleFields {
  name: string;
  description: string;
}

const toRow = ({ name, description }: RoleFields) => ({
  name,
  nameKey: foldRoleName(name),
  description,
});

const isRole = (id: string): SQL => sql`EXISTS (SELECT 1 FROM roles WHERE id = ${id})`;

/** Fails with `exists` if the folded name is taken. */
export function createRole(db: Database, id: string, role: RoleFields, actorId: number) {
  return writeBatch(db, [
    ...actStatements(db, { actorId, act: "role added", subject: role.name }),
    db.insert(roles).values({ id, ...toRow(role) }),
  ]);
}

/** Fails with `exists` as `createRole`, `systemRole` if a system role would be renamed. */
export function changeRole(db: Database, id: string, role: RoleFields, actorId: number) {
  return writeBatch(db, [
    ...actStatements(db, { actorId, act: "role changed", subject: role.name }, isRole(id)),
    db.update(roles).set(toRow(role)).where(eq(roles.id, id)),
  ]);
}

/** Fails with `inUse` if a user has or has requested it, or `systemRole`. */
export function deleteRole(
  db: Database,
  { id, name }: { id: string; name: string },
  actorId: number,
) {
  return writeBatch(db, [
    ...actStatements(db, { actorId, act: "role deleted", subject: name }, isRole(id)),
    db.delete(roles).where(eq(roles.id, id)),
  ]);
}
