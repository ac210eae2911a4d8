import { Form } from "react-router";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";

export function VideoForm(props: {
  drafts: readonly ShownDraft[];
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("drafts");
  const { drafts, formErrors } = props;
  const arrived = drafts.filter(({ file, hasArrived }) => file.name && hasArrived);
  // Rows of one recording share its file.
  const recordings = [
    ...new Map(arrived.toReversed().map((draft) => [draft.mediaFileId, draft])).values(),
  ].toReversed();
  const { errors, submitted } = formErrors ?? { errors: {}, submitted: {} };
  return (
    <Form method="post" className="panel drafts-video" noValidate>
      <h2>{t("drafts.video")}</h2>
      <TextField
        name="videoUrl"
        type="url"
        inputMode="url"
        label={t("songForm.mediaUrl")}
        defaultValue={submitted.videoUrl}
        error={errors.videoUrl}
      />
      {recordings.length > 0 && (
        <SelectField
          name="videoRecording"
          label={t("drafts.videoRecording")}
          empty={t("drafts.noRecording")}
          options={recordings.map(({ id, file }) => ({ value: id, text: file.name }))}
          defaultValue={submitted.videoRecording}
          error={errors.videoRecording}
        />
      )}
      <TextAreaField
        name="videoChapters"
        rows={4}
        label={t("drafts.chapters")}
        hint={t("drafts.chaptersHint")}
        defaultValue={submitted.videoChapters}
        error={errors.videoChapters}
      />
      <TextField
        name="videoSongs"
        inputMode="numeric"
        label={t("drafts.videoSongs")}
        defaultValue={submitted.videoSongs ?? "5"}
        error={errors.videoSongs}
      />
      <button type="submit" name="act" value="video" className="button quiet">
        {t("drafts.addVideo")}
      </button>
    </Form>
  );
}
