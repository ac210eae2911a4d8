import { parseLyrics } from "../../domain/songs/lyrics.ts";
import { fieldsShownIn, songFields, specOf } from "../../domain/songs/song-fields.ts";
import type { SharedRevision, SongRevision } from "../../domain/songs/song-revision.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { describeValue, type HistoryLists } from "./changes/describe-change.ts";
import { type FormValues, isSharedInput } from "./values/form-values.ts";

export interface ShownComposition {
  shared: SharedRevision;
  addedBy: string | null;
  recordings: number;
}

const fields = fieldsShownIn("locked");
const ofComposition = fields.filter((field) => specOf(field).shared);
const ofRecording = fields.filter((field) => !specOf(field).shared);

/** Shows a composition that cannot be edited: the user may not, or has chosen it for a new recording. */
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
      <ShownFields
        song={{ ...shared, lyrics: firstLine ?? "" }}
        fields={ofComposition}
        lists={lists}
      />
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

/** Keeps the typed fields of a composition as hidden inputs, for when the user no longer chooses an existing one. */
export const TypedComposition = ({ submitted }: { submitted: FormValues }) =>
  Object.entries(submitted)
    .filter(([input, value]) => value !== "" && isSharedInput(input))
    .map(([input, value]) => <input key={input} type="hidden" name={input} value={value} />);

export function LockedRecording(props: {
  song: SongRevision;
  addedBy: string | null;
  lists: HistoryLists;
}) {
  const { t } = useI18n("songs");
  const { song, addedBy, lists } = props;
  return (
    <>
      <ShownFields song={song} fields={ofRecording} lists={lists} />
      <p className="hint">{t("songForm.addedBy", { name: addedBy ?? t("song.formerMember") })}</p>
      <p className="hint">{t("songForm.lockedRecording")}</p>
    </>
  );
}

function ShownFields(props: {
  song: Partial<SongRevision>;
  fields: typeof fields;
  lists: HistoryLists;
}) {
  const { t, language } = useI18n("songs");
  const { song, lists } = props;
  const rows = props.fields.flatMap((field) => {
    const text = describeValue(field, song[field], { t, language, lists });
    return text ? [{ field, text }] : [];
  });
  return (
    <dl className="shown-fields">
      {rows.map(({ field, text }) => (
        <div key={field}>
          <dt>{t(songFields[field].label)}</dt>
          <dd className="prose" suppressHydrationWarning>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
