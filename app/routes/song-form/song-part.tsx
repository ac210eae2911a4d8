import type { ReactNode } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import type { FormValues } from "./values/form-values.ts";

/** What a form shows of a part of a song that its user may not change. */
const shown = {
  composition: [
    ["songForm.titleLabel", "title"],
    ["songForm.composer", "composer"],
    ["songForm.raaga", "raagaId"],
    ["songForm.taala", "taalaId"],
    ["songForm.songType", "songTypeId"],
  ],
  recording: [
    ["songForm.singer", "singer"],
    ["songForm.date", "publishedDate"],
    ["songForm.mediaUrl", "mediaUrl"],
  ],
} as const;

const lockedNotes = {
  composition: "songForm.lockedComposition",
  recording: "songForm.lockedRecording",
} as const;

/** One of the two parts of the form: its inputs, or what they would say where the user may not change it. */
export function SongPart(props: {
  part: "composition" | "recording";
  isLocked: boolean;
  submitted: FormValues;
  /** How many recordings a change concerns. */
  recordings?: number;
  children: ReactNode;
}) {
  const { t } = useI18n("songs");
  const { part, isLocked, submitted, recordings = 0 } = props;
  return (
    <fieldset className="panel" id={part}>
      <legend>{t(`songForm.${part}`)}</legend>
      {recordings > 1 && <p className="hint">{t("songForm.shared", { count: recordings })}</p>}
      {isLocked ? (
        <>
          <dl>
            {shown[part]
              .filter(([, name]) => submitted[name])
              .map(([label, name]) => (
                <div key={name}>
                  <dt>{t(label)}</dt>
                  <dd>{submitted[name]}</dd>
                </div>
              ))}
          </dl>
          <p className="hint">{t(lockedNotes[part])}</p>
        </>
      ) : (
        props.children
      )}
    </fieldset>
  );
}
