import { maxLineLength } from "../../../domain/songs/song-field-kinds.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";

interface Props {
  name: string;
  label: string;
  defaultValue: string | undefined;
  error?: string;
  /** The latest concerts, which are offered. */
  concerts: readonly { id: string }[];
}

export function ConcertField({ concerts, ...input }: Props) {
  const { t } = useI18n("songs");
  const offered = `${input.name}-offered`;
  return (
    <>
      <TextField
        {...input}
        hint={t("songForm.concertHint")}
        maxLength={maxLineLength}
        autoComplete="off"
        list={offered}
      />
      <datalist id={offered}>
        {concerts.map(({ id }) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </>
  );
}
