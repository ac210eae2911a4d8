import { parseLyrics } from "../../../domain/songs/lyrics.ts";
import type { SharedRevision } from "../../../domain/songs/song-revision.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { HistoryLists } from "../changes/describe-change.ts";
import { ShownFields } from "./shown-fields.tsx";

export interface ShownComposition {
  shared: SharedRevision;
  addedBy: string | null;
  recordings: number;
}

const fields = [
  "title",
  "nativeTitle",
  "composer",
  "raagaId",
  "raagas",
  "taalaId",
  "songTypeId",
  "language",
  "deity",
  "lyrics",
] as const;

export function LockedComposition(props: {
  composition: ShownComposition;
  lists: HistoryLists;
  isNew: boolean;
}) {
  const { t } = useI18n("songs");
  const { composition, lists, isNew } = props;
  const { shared, addedBy, recordings } = composition;
  const firstLine = parseLyrics(shared.lyrics).find(({ lines }) => lines.length > 0)?.lines[0]
    ?.text;
  return (
    <>
      <ShownFields song={{ ...shared, lyrics: firstLine ?? "" }} fields={fields} lists={lists} />
      <p className="hint">
        {t("songForm.addedBy", { name: addedBy ?? t("song.formerMember") })} ·{" "}
        {recordings === 0 ? t("player.none") : t("recordings.count", { count: recordings })}
      </p>
      <p className="hint">
        {isNew && t("songForm.chosen")} {t("songForm.lockedComposition")}
      </p>
      {isNew && (
        <div>
          <button
            type="submit"
            name="act"
            value="other-composition"
            formAction="/songs/add"
            id="other-composition"
            className="button quiet"
          >
            {t("songForm.otherComposition")}
          </button>
        </div>
      )}
    </>
  );
}
