import { useI18n } from "../../i18n/provider.tsx";
import type { KeyIn } from "../../i18n/messages.ts";

const labels = new Map<string, KeyIn<never>>([
  ["Viewer", "role.Viewer"],
  ["Contributor", "role.Contributor"],
  ["Administrator", "role.Administrator"],
]);

export const nameRoles = (roles: string[], t: (key: KeyIn<never>) => string) =>
  roles
    .map((role) => {
      const key = labels.get(role);
      return key ? t(key) : role;
    })
    .join(", ");

export function RoleNames({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return nameRoles(roles, t);
}
