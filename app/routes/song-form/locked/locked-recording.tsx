import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { HistoryLists } from "../changes/describe-change.ts";
import { ShownFields } from "./shown-fields.tsx";

const fields = [
  "singer",
  "uploadType",
  "mediaTypeId",
  "recordingDate",
  "event",
  "place",
  "mediaDescription",
  "accompaniments",
] as const;

export function LockedRecording(props: {
  song: SongRevision;
  addedBy: string | null;
  lists: HistoryLists;
}) {
  const { t } = useI18n("songs");
  const { song, addedBy, lists } = props;
  return (
    <>
      <ShownFields song={song} fields={fields} lists={lists} />
      <p className="hint">{t("songForm.addedBy", { name: addedBy ?? t("song.formerMember") })}</p>
      <p className="hint">{t("songForm.lockedRecording")}</p>
    </>
  );
}
