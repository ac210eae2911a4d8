import { hasPermission, type Permission } from "../users/permissions.ts";

export const editPermissions = {
  own: "addSongs",
  any: "editAnySong",
} as const satisfies Record<string, Permission>;

/** Whether a user may change a song that `createdBy` has added. Every write checks it again. */
export function mayEditSong(
  user: { id: number; roles: readonly string[] },
  createdBy: number | null,
): boolean {
  return (
    hasPermission(user.roles, editPermissions.any) ||
    (createdBy === user.id && hasPermission(user.roles, editPermissions.own))
  );
}
