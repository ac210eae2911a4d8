import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";

interface ActSubjectProps {
  subject: string;
  isDeletedAccount: 0 | 1;
  songId: number | null;
}

export function ActSubject({ subject, isDeletedAccount, songId }: ActSubjectProps) {
  const { t } = useI18n("admin");
  if (isDeletedAccount) return t("admin.deletedAccount", { id: subject });
  return songId === null ? subject : <Link to={`/songs/${songId}/history`}>{subject}</Link>;
}
