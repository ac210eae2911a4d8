import { Form } from "react-router";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";

export function VideoForm({ formErrors }: { formErrors: FormErrors | undefined }) {
  const { t } = useI18n("drafts");
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
