import type { Language } from "../../archive.ts";
import { hasPermission, type Permission } from "../../domain/users/permissions.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { translate } from "../../i18n/translate.server.ts";

export interface UserMenu {
  id: string;
  name: string;
  items: [to: string, text: string][];
}

interface Group {
  id: string;
  name: MessageKey;
  items: [to: string, text: MessageKey, permission: Permission][];
}

const groups: Group[] = [
  {
    id: "songMenu",
    name: "nav.songMenu",
    items: [
      ["/my-collection", "nav.collection", "keepCollection"],
      ["/songs/add", "nav.addSong", "addSongs"],
      ["/songs/drafts", "nav.addMany", "addSongs"],
      ["/songs/batch", "nav.editMany", "addSongs"],
    ],
  },
  {
    id: "admin",
    name: "nav.admin",
    items: [
      ["/admin", "nav.overview", "administer"],
      ["/admin/raaga", "nav.raagas", "administer"],
      ["/admin/taala", "nav.taalas", "administer"],
      ["/admin/proposals", "nav.proposals", "administer"],
      ["/admin/same", "nav.same", "administer"],
      ["/admin/merges", "nav.merges", "administer"],
      ["/admin/users", "nav.users", "administer"],
      ["/admin/roles", "nav.roles", "administer"],
      ["/admin/approvals", "nav.approvals", "administer"],
      ["/admin/songs", "nav.csv", "administer"],
      ["/admin/audit", "nav.audit", "administer"],
      ["/admin/bin", "nav.bin", "administer"],
      ["/admin/mails", "nav.mails", "administer"],
      ["/admin/jobs", "nav.jobs", "administer"],
    ],
  },
];

/** Returns the menus for a user's roles, translated: visitors' pages do not load these messages. */
export function menusOf(roles: string[], language: Language): UserMenu[] {
  return groups
    .map(({ id, name, items }) => ({
      id,
      name: translate(language, name),
      items: items
        .filter(([, , permission]) => hasPermission(roles, permission))
        .map(([to, text]): UserMenu["items"][number] => [to, translate(language, text)]),
    }))
    .filter(({ items }) => items.length > 0);
}
