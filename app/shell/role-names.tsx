import { useI18n } from "../i18n/provider.tsx";

const known = {
  Viewer: "role.Viewer",
  Contributor: "role.Contributor",
  Administrator: "role.Administrator",
} as const;

/** Roles as the language calls them; a role that administrators made keeps its own name. */
export function RoleNames({ roles }: { roles: string[] }) {
  const { t } = useI18n();
  return roles
    .map((role) => (role in known ? t(known[role as keyof typeof known]) : role))
    .join(", ");
}
