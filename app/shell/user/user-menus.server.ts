import { hasPermission } from "../../domain/users/permissions.ts";
import type { KeyIn } from "../../i18n/messages.ts";

/** A menu of the header: its name and its links, by the keys of their texts. */
export interface UserMenu {
  name: KeyIn<never>;
  items: [to: string, text: KeyIn<never>][];
}

const groups = [
  {
    name: "nav.songMenu",
    items: [
      ["/my-collection", "nav.collection", "keepCollection"],
      ["/songs/add", "nav.addSong", "addSongs"],
    ],
  },
  {
    name: "nav.admin",
    items: [
      ["/admin", "nav.overview", "administer"],
      ["/admin/raaga", "nav.raagas", "administer"],
      ["/admin/taala", "nav.taalas", "administer"],
      ["/admin/same", "nav.same", "administer"],
      ["/admin/merges", "nav.merges", "administer"],
      ["/admin/users", "nav.users", "administer"],
      ["/admin/roles", "nav.roles", "administer"],
      ["/admin/approvals", "nav.approvals", "administer"],
    ],
  },
] as const;

/** Returns the menus of a user with these roles. */
export function menusOf(roles: string[]): UserMenu[] {
  return groups
    .map(({ name, items }) => ({
      name,
      items: items
        .filter(([, , permission]) => hasPermission(roles, permission))
        .map(([to, text]): UserMenu["items"][number] => [to, text]),
    }))
    .filter(({ items }) => items.length > 0);
}
