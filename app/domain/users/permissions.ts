import type { RoleName } from "./system-roles.ts";

/** Pages, REST and the conditions of writes follow from this table. */
const permissions = {
  keepCollection: ["Viewer", "Contributor", "Administrator"],
  addSongs: ["Contributor", "Administrator"],
  proposeEntries: ["Contributor", "Administrator"],
  editAnySong: ["Administrator"],
  administer: ["Administrator"],
} as const satisfies Record<string, readonly RoleName[]>;

export type Permission = keyof typeof permissions;

export function rolesWith(permission: Permission): readonly RoleName[] {
  return permissions[permission];
}

/** Custom roles grant nothing. */
export function hasPermission(roles: readonly string[], permission: Permission): boolean {
  return permissions[permission].some((role: string) => roles.includes(role));
}
