import type { ReactNode } from "react";
import type { SongChange } from "../../../domain/songs/song-revision.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import {
  type HistoryLists,
  describeChange,
  joinChanges,
  type ShownChange,
} from "./describe-change.ts";

const subjects = {
  song: "songForm.recording",
  composition: "songForm.composition",
  both: "history.both",
} as const;

export function ChangeList(props: {
  changes: SongChange[];
  lists: HistoryLists;
  act?: (change: ShownChange) => ReactNode;
}) {
  const { t, language } = useI18n("songs");
  return (
    <ol className="changes">
      {joinChanges(props.changes).map((change) => (
        <li key={change.id} className="panel">
          <p id={`change-${change.id}`}>
            <b>{t(`history.${change.kind}`, { name: change.by ?? t("song.formerMember") })}</b> ·{" "}
            <DateTime at={change.at} /> · {t(subjects[change.subject])}
          </p>
          {typeof change.suggestedBy === "string" && (
            <p className="hint">
              {change.suggestedBy
                ? t("history.suggestedBy", { name: change.suggestedBy })
                : t("history.suggestedByVisitor")}
            </p>
          )}
          <ChangedFields
            rows={describeChange(change.fields, { t, language, lists: props.lists })}
          />
          {props.act?.(change)}
        </li>
      ))}
    </ol>
  );
}

function ChangedFields({ rows }: { rows: ReturnType<typeof describeChange> }) {
  const { t } = useI18n("songs");
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          {([before, after] as const).map((value, at) => (
            <dd key={at === 0 ? "from" : "to"}>
              <span className="hint">{t(at === 0 ? "history.from" : "history.to")}</span>
              <span className="prose" suppressHydrationWarning>
                {value || t("history.nothing")}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
