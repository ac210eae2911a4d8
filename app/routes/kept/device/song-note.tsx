import { useId, useRef } from "react";
import { maxNoteLength } from "../../../domain/kept/limits.ts";
import { useI18n } from "../../../i18n/provider.tsx";

interface Props {
  note: string;
  title: string;
  onNote: (text: string) => void;
}

export function SongNote({ note, title, onNote }: Props) {
  const { t } = useI18n("device");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="kept-note"
      onSubmit={(event) => {
        event.preventDefault();
        onNote(field.current!.value);
      }}
    >
      <label htmlFor={id}>{t("kept.note")}</label>
      <input
        ref={field}
        id={id}
        name="note"
        type="text"
        defaultValue={note}
        placeholder={t("kept.noteHint")}
        maxLength={maxNoteLength}
      />
      <button type="submit" className="button quiet" aria-label={t("kept.saveNote", { title })}>
        {t("kept.save")}
      </button>
    </form>
  );
}
