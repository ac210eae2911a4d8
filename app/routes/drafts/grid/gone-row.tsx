import { draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import { inputOf, songFields } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { useRowState } from "../rows/row-sender.ts";

/** Says what became of a draft that exists no more, with what was typed here and has not arrived. */
export function GoneRow({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useI18n("drafts");
  const { gone, unsent } = useRowState(id);
  const saved = gone?.saved;
  const typed = draftFields.flatMap((field) => {
    const text = unsent[inputOf(field)]?.to;
    return text ? [{ field, column: t(songFields[field].label), text }] : [];
  });
  return (
    <div className="drafts-gone" role="status">
      <p>
        {saved
          ? t(saved.device ? "drafts.savedFrom" : "drafts.savedElsewhere", {
              title: saved.title,
              device: saved.device ?? "",
            })
          : t("drafts.removedElsewhere")}{" "}
        {saved && <Link to={`/songs/${saved.songId}`}>{t("drafts.openSong")}</Link>}
      </p>
      {typed.length > 0 && (
        <>
          <p>{t("drafts.notArrived")}</p>
          <ul>
            {typed.map(({ field, column, text }) => (
              <li key={field}>
                {column}: {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="button quiet" onClick={onClose}>
        {t("drafts.closeGone")}
      </button>
    </div>
  );
}
