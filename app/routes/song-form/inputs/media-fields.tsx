import { type ChangeEvent, useRef, useState } from "react";
import { uploadTypes } from "../../../domain/songs/song-field-kinds.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { type SectionProps, SongInput } from "./song-input.tsx";
import { DrawShape, UploadField } from "../upload/upload-field.tsx";
import { detectMedia } from "../../../domain/media/media-url.ts";
import { partInputs } from "../values/form-values.ts";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { findMediaType } from "../../../domain/songs/drafts/find-media-type.ts";

const placeholder = "https://youtu.be/…";

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
            label={type === "YouTube" ? `${t("songForm.mediaUrl")} *` : t("songForm.mediaUrl")}
            hint={t("songForm.mediaUrlHint")}
            onBlur={({ currentTarget }) => fillStartAndEnd(currentTarget)}
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

/** Fills in empty start and end fields from a YouTube address and opens their section. */
export function fillStartAndEnd({ form, value }: HTMLInputElement): void {
  const media = detectMedia(value);
  if (!("videoId" in media)) return;
  for (const [name, time] of Object.entries(partInputs(media))) {
    const input = form?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement) || input.value !== "") continue;
    input.value = time;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.closest("details")?.setAttribute("open", "");
  }
}

/** Sets the media type by the upload type until the user chooses one. */
export function useMediaType(mediaTypes: SongLists["mediaTypes"], chosen: string | undefined) {
  const isChosen = useRef(Boolean(chosen));
  const follow = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const select = currentTarget.form?.elements.namedItem("mediaTypeId");
    const uploadType = uploadTypes.find((one) => one === currentTarget.value);
    if (isChosen.current || !uploadType || !(select instanceof HTMLSelectElement)) return;
    const type = findMediaType(mediaTypes, uploadType);
    if (type) select.value = String(type.id);
  };
  const handleChoice = () => {
    isChosen.current = true;
  };
  return { follow, handleChoice };
}
