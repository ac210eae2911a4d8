import type { RoleName } from "./system-roles.ts";

/** The roles that grant each permission: pages, REST and the conditions of writes follow from this table. */
const permissions = {
  keepCollection: ["Viewer", "Contributor", "Administrator"],
  addSongs: ["Contributor", "Administrator"],
  editAnySong: ["Administrator"],
  administer: ["Administrator"],
} as const satisfies Record<string, readonly RoleName[]>;

export type Permission = keyof typeof permissions;

/** Returns the names of the roles that grant a permission. */
export function rolesWith(permission: Permission): readonly RoleName[] {
  return permissions[permission];
}

/** Whether one of `roles` grants the permission. Custom roles grant none. */
export function hasPermission(roles: readonly string[], permission: Permission): boolean {
  return permissions[permission].some((role: string) => roles.includes(role));
}
