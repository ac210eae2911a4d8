import { songFields } from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import {
  describeValue,
  type HistoryLists,
  type LabelledField,
} from "../changes/describe-change.ts";

export function ShownFields(props: {
  song: Partial<SongRevision>;
  fields: readonly LabelledField[];
  lists: HistoryLists;
}) {
  const { t, language } = useI18n("songs");
  const { song, fields, lists } = props;
  const rows = fields.flatMap((field) => {
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
