import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

export function EditLink(props: { id: number; label?: string; children: ReactNode }) {
  const { t } = useI18n();
  const to = `/songs/edit/${props.id}`;
  const loading = useNavigation().location?.pathname === to;
  return (
    <Link
      to={to}
      className="button quiet"
      aria-label={loading ? undefined : props.label}
      aria-busy={loading || undefined}
    >
      <Icon name="edit" />
      {loading ? t("song.loading") : props.children}
    </Link>
  );
}
