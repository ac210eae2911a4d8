import type { SongLists } from "../../data/songs/song-edit.ts";
import { sungLanguages } from "../../domain/songs/song-form.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { FormField } from "../../ui/form-field.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useFieldError } from "../../ui/form-errors.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { ListSelect } from "./list-select.tsx";
import { MediaFields } from "./media-fields.tsx";
import { TitleField } from "./title-field.tsx";
import type { TypedSong } from "./typed-song.ts";

export interface SectionProps {
  lists: SongLists;
  submitted: TypedSong;
  formErrors: FormErrors | undefined;
}

export function Basics({
  lists,
  submitted,
  formErrors,
  present,
}: SectionProps & { present: string | null }) {
  const { t } = useI18n("songs");
  const error = useFieldError(formErrors);
  return (
    <fieldset className="panel">
      <legend>{t("songForm.basics")}</legend>
      <TitleField lists={lists} defaultValue={submitted.title} error={error("title")} />
      <FormField
        name="singer"
        required
        label={`${t("songForm.singer")} *`}
        defaultValue={submitted.singer}
        error={error("singer")}
        maxLength={300}
      />
      <MediaFields {...{ lists, submitted, formErrors, present }} />
    </fieldset>
  );
}

export function Classification({ lists, submitted, formErrors }: SectionProps) {
  const { t } = useI18n("songs");
  const error = useFieldError(formErrors);
  const choice = (name: string, label: string, options: SongLists["raagas"]) => (
    <ListSelect
      name={name}
      label={label}
      options={options.map(({ id, description }) => ({ value: id, text: description || id }))}
      defaultValue={submitted[name]}
      error={error(name)}
      refreshable
    />
  );
  return (
    <fieldset className="panel">
      <legend>{t("songForm.classification")}</legend>
      <FormField
        name="composer"
        label={`${t("songForm.composer")} *`}
        defaultValue={submitted.composer}
        error={error("composer")}
        readOnly
      />
      <FormField
        name="publishedDate"
        required
        type="date"
        min="1900-01-01"
        label={`${t("songForm.date")} *`}
        defaultValue={submitted.publishedDate}
        error={error("publishedDate")}
      />
      {choice("raagaId", t("songForm.raaga"), lists.raagas)}
      {choice("taalaId", t("songForm.taala"), lists.taalas)}
      {choice("songTypeId", t("songForm.songType"), lists.songTypes)}
    </fieldset>
  );
}

export function Words({ submitted, formErrors }: Omit<SectionProps, "lists">) {
  const { t } = useI18n("songs");
  const error = useFieldError(formErrors);
  return (
    <fieldset className="panel">
      <legend>{t("songForm.words")}</legend>
      <TextArea
        name="description"
        required
        label={`${t("songForm.description")} *`}
        rows={4}
        defaultValue={submitted.description}
        error={error("description")}
      />
      <TextArea
        name="lyrics"
        label={t("songForm.lyrics")}
        hint={t("songForm.lyricsHint")}
        rows={8}
        defaultValue={submitted.lyrics}
        error={error("lyrics")}
      />
      <ListSelect
        name="language"
        label={t("songForm.language")}
        options={sungLanguages.map((code) => ({ value: code, text: t(`sung.${code}`) }))}
        defaultValue={submitted.language}
        error={error("language")}
      />
    </fieldset>
  );
}
