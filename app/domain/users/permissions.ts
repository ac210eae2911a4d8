import type { RoleName } from "./account.ts";

/** What each role may do. A member may do what any of their roles may. */
const permissions = {
  keepCollection: ["Viewer", "Contributor", "Administrator"],
  addSongs: ["Contributor", "Administrator"],
  editAnySong: ["Administrator"],
  administer: ["Administrator"],
} as const satisfies Record<string, readonly RoleName[]>;

export type Permission = keyof typeof permissions;

/** True when one of `roles` may do it. Names that are no system role may do nothing. */
export function may(roles: readonly string[], permission: Permission): boolean {
  return permissions[permission].some((role: string) => roles.includes(role));
}
