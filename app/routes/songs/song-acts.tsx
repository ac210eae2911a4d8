import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { EditLink } from "../collection/edit-link.tsx";
import type { listActs } from "./song-acts.server.ts";

interface Props {
  id: number;
  acts: NonNullable<ReturnType<typeof listActs>>;
}

export function SongActs({ id, acts }: Props) {
  const { t } = useI18n();
  return (
    <>
      <EditLink id={id}>{t("song.edit")}</EditLink>
      {acts.deleteTo && (
        <Link to={acts.deleteTo} className="button quiet">
          <Icon name="trash" />
          {t("song.delete")}
        </Link>
      )}
      <Link to={`/songs/${id}/history`} className="button quiet">
        <Icon name="book" />
        {t("song.history")}
      </Link>
      {acts.mark && (
        <form method="post" action={`/songs/${id}/mark`}>
          <button className="button quiet" name="act" value={acts.mark.act}>
            {acts.mark.text}
          </button>
        </form>
      )}
    </>
  );
}
