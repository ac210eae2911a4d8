import type { ReactNode } from "react";
import type { SongChange, SongLists } from "../../data/song-edit.ts";
import type { Accompaniment } from "../../domain/song-form.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Day } from "../../ui/day.tsx";

const labels = {
  title: "songForm.titleLabel",
  singer: "songForm.singer",
  composer: "songForm.composer",
  raagaId: "songForm.raaga",
  taalaId: "songForm.taala",
  songTypeId: "songForm.songType",
  recordingDate: "songForm.date",
  language: "songForm.language",
  description: "songForm.description",
  lyrics: "songForm.lyrics",
  accompaniments: "songForm.accompaniments",
  uploadType: "songForm.uploadType",
  externalMediaId: "history.medium",
  mediaUrl: "history.medium",
  mediaFileId: "history.medium",
  mediaDescription: "history.mediumText",
} as const;

type Types = SongLists["accompanimentTypes"];

/** The value of a field as people read it. */
function sayValue(field: string, value: unknown, types: Types): string {
  if (field !== "accompaniments") return typeof value === "string" ? value : "";
  return (value as Accompaniment[])
    .map(({ typeId, players }) => {
      const type = types.find(({ id }) => id === typeId)?.name ?? String(typeId);
      return `${type}: ${players.join(", ")}`;
    })
    .join("; ");
}

/** What was done to a song, the latest first; `act` puts something under each change. */
export function ChangeList(props: {
  changes: SongChange[];
  lists: Pick<SongLists, "accompanimentTypes">;
  act?: (change: SongChange) => ReactNode;
}) {
  const { t } = useI18n();
  return (
    <ol className="changes">
      {props.changes.map((change) => (
        <li key={change.id} className="panel">
          <p>
            <b>{t(`history.${change.kind}`, { name: change.by ?? t("song.formerMember") })}</b> ·{" "}
            <Day date={change.at} />
          </p>
          <dl>
            {Object.entries(change.fields)
              .filter(([field]) => field in labels)
              .map(([field, [before, after]]) => (
                <div key={field}>
                  <dt>{t(labels[field as keyof typeof labels])}</dt>
                  {(["from", "to"] as const).map((side) => (
                    <dd key={side}>
                      <span className="hint">{t(`history.${side}`)}</span>
                      <span className="prose">
                        {sayValue(
                          field,
                          side === "from" ? before : after,
                          props.lists.accompanimentTypes,
                        ) || t("history.nothing")}
                      </span>
                    </dd>
                  ))}
                </div>
              ))}
          </dl>
          {props.act?.(change)}
        </li>
      ))}
    </ol>
  );
}
