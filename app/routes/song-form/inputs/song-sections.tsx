import { fieldsWith, songFields } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { MediaFields } from "./media-fields.tsx";
import { type SectionProps, SongInput } from "./song-input.tsx";
import { TitleField } from "../title/title-field.tsx";

const fieldsOf = (section: string) =>
  fieldsWith("section").filter((field) => songFields[field].section === section);

export function Basics({ storedFileId, ...props }: SectionProps & { storedFileId: string | null }) {
  const { t } = useI18n("songs");
  const errors = props.formErrors?.errors;
  return (
    <fieldset className="panel">
      <legend>{t("songForm.basics")}</legend>
      <TitleField lists={props.lists} defaultValue={props.submitted.title} error={errors?.title} />
      <SongInput {...props} field="singer" />
      <MediaFields {...props} storedFileId={storedFileId} />
    </fieldset>
  );
}

export function Section({
  section,
  ...props
}: SectionProps & { section: "classification" | "words" }) {
  const { t } = useI18n("songs");
  return (
    <fieldset className="panel">
      <legend>{t(`songForm.${section}`)}</legend>
      {fieldsOf(section).map((field) => (
        <SongInput key={field} {...props} field={field} />
      ))}
    </fieldset>
  );
}
