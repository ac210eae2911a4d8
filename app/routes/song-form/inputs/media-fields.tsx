import { useState } from "react";
import { uploadTypes } from "../../../domain/songs/song-field-kinds.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { fillPart } from "./fill-part.ts";
import { useMediaType } from "./use-media-type.ts";
import { type SectionProps, SongInput } from "./song-input.tsx";
import { DrawShape } from "../upload/draw-shape.tsx";
import { UploadField } from "../upload/upload-field.tsx";

const placeholder = "https://www.youtube.com/watch?v=… / https://www.youtube.com/shorts/…";

export function MediaFields(
  props: SectionProps & {
    storedFileId: string | null;
    lacksShape: boolean;
  },
) {
  const { t } = useI18n("songs");
  const { lists, submitted, formErrors, storedFileId } = props;
  const errors = formErrors?.errors;
  const { follow, handleChoice } = useMediaType(lists.mediaTypes, submitted.mediaTypeId);
  const [type, setType] = useState(submitted.uploadType ?? "");
  const hints = [t("songForm.fileHint", { limit: useHydrated() ? "2 GiB" : "95 MiB" })];
  if (storedFileId) hints.push(t("songForm.filePresent"));
  return (
    <>
      <SelectField
        name="uploadType"
        required
        label={`${t("songForm.uploadType")} *`}
        empty={t("songForm.choose")}
        options={uploadTypes.map((one) => ({ value: one, text: t(`songForm.upload${one}`) }))}
        defaultValue={submitted.uploadType ?? ""}
        error={errors?.uploadType}
        onChange={(event) => {
          setType(event.currentTarget.value);
          follow(event);
        }}
      />
      <div onChange={handleChoice}>
        <SongInput {...{ lists, submitted, formErrors }} field="mediaTypeId" />
      </div>
      <div className="media-choice" data-type={type}>
        <div className="for-youtube">
          <TextField
            name="mediaUrl"
            type="url"
            inputMode="url"
            label={t("songForm.mediaUrl")}
            hint={t("songForm.mediaUrlHint")}
            onBlur={({ currentTarget }) => fillPart(currentTarget)}
            placeholder={placeholder}
            defaultValue={submitted.mediaUrl}
            error={errors?.mediaUrl}
          />
        </div>
        <div className="for-file">
          <UploadField
            kind={type === "Audio" || type === "Video" ? type : null}
            fileId={submitted.mediaFileId}
            storedFileId={storedFileId ?? ""}
            hint={hints.join(" ")}
            error={errors?.mediaFile}
          />
          {storedFileId && props.lacksShape && <DrawShape fileId={storedFileId} />}
        </div>
      </div>
    </>
  );
}
