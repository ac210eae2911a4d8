import { useState } from "react";
import { uploadTypes } from "../../domain/songs/song-field-kinds.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { useFieldError } from "../../ui/form-errors.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type SectionProps, SongInput } from "./song-input.tsx";
import { UploadField } from "./upload/upload-field.tsx";

const placeholder = "https://www.youtube.com/watch?v=… / https://www.youtube.com/shorts/…";

/** Where a song is heard: a YouTube address, or a file. Without scripts all fields are there. */
export function MediaFields(
  props: SectionProps & {
    /** The file that the song has now. */
    present: string | null;
  },
) {
  const { t } = useI18n("songs");
  const { lists, submitted, formErrors, present } = props;
  const error = useFieldError(formErrors);
  const [type, setType] = useState(submitted.uploadType ?? "");
  const hints = [t("songForm.fileHint", { limit: useHydrated() ? "2 GiB" : "95 MiB" })];
  if (present) hints.push(t("songForm.filePresent"));
  return (
    <>
      <div className="field">
        <label htmlFor="uploadType">{t("songForm.uploadType")} *</label>
        <select
          id="uploadType"
          name="uploadType"
          required
          defaultValue={submitted.uploadType ?? ""}
          aria-invalid={error("uploadType") ? true : undefined}
          aria-describedby={error("uploadType") ? "uploadType-error" : undefined}
          onChange={(event) => setType(event.currentTarget.value)}
        >
          <option value="">{t("songForm.choose")}</option>
          {uploadTypes.map((one) => (
            <option key={one} value={one}>
              {t(`songForm.upload${one}`)}
            </option>
          ))}
        </select>
        {error("uploadType") && (
          <p id="uploadType-error" className="error">
            {error("uploadType")}
          </p>
        )}
      </div>
      <SongInput {...{ lists, submitted, formErrors }} field="mediaTypeId" />
      <div className="media-choice" data-type={type}>
        <div className="for-youtube">
          <FormField
            name="mediaUrl"
            type="url"
            inputMode="url"
            label={t("songForm.mediaUrl")}
            hint={t("songForm.mediaUrlHint")}
            placeholder={placeholder}
            defaultValue={submitted.mediaUrl}
            error={error("mediaUrl")}
          />
        </div>
        <div className="for-file">
          <UploadField
            kind={type === "Audio" || type === "Video" ? type : null}
            fileId={submitted.mediaFileId}
            present={present ?? ""}
            hint={hints.join(" ")}
            error={error("mediaFile")}
          />
        </div>
      </div>
    </>
  );
}
