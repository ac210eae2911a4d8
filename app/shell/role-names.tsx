import { useI18n } from "../i18n/provider.tsx";
import type { KeyIn } from "../i18n/messages.ts";

const labels = new Map<string, KeyIn<never>>([
  ["Viewer", "role.Viewer"],
  ["Contributor", "role.Contributor"],
  ["Administrator", "role.Administrator"],
]);

export function RoleNames({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return roles
    .map((role) => {
      const key = labels.get(role);
      return key ? t(key) : role;
    })
    .join(", ");
}
