import { useI18n } from "../i18n/provider.tsx";
import type { KeyIn } from "../i18n/messages.ts";

const known = new Map<string, KeyIn<never>>([
  ["Viewer", "role.Viewer"],
  ["Contributor", "role.Contributor"],
  ["Administrator", "role.Administrator"],
]);

export function RoleNames({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return roles
    .map((role) => {
      const key = known.get(role);
      return key ? t(key) : role;
    })
    .join(", ");
}
