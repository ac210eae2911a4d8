import type { SongBatch } from "../../data/songs/batch/batches.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Link } from "../../ui/link.tsx";

export function BatchList({ batches }: { batches: readonly SongBatch[] }) {
  const { t } = useI18n("batch");
  if (batches.length === 0) return null;
  return (
    <section aria-labelledby="batches">
      <h2 id="batches">{t("batch.latest")}</h2>
      <ul className="plain">
        {batches.map(({ id, songCount, editedAt, by, undoneAt }) => (
          <li key={id}>
            <Link to={`/songs/batches/${id}`}>{t("batch.songsChanged", { count: songCount })}</Link>{" "}
            <span className="hint">
              <DateTime at={editedAt} /> · {by ?? t("song.formerMember")}
              {undoneAt !== null && ` · ${t("batch.undone")}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
