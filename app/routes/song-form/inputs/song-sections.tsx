import { useLocation } from "react-router";
import type { TitleMatch } from "../../../data/search/suggest-compositions.ts";
import type { formSections } from "../../../domain/songs/song-field-kinds.ts";
import {
  fieldsWith,
  inputOf,
  type SongField,
  songFields,
} from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TitleField } from "../title/title-field.tsx";
import { MediaFields } from "./media-fields.tsx";
import { type SectionProps, SongInput } from "./song-input.tsx";

/** The fields of a section, without hidden ones: what cannot be changed is not typed. */
const fieldsOf = (section: (typeof formSections)[number], hidden: readonly SongField[] = []) =>
  fieldsWith("section").filter(
    (field) => songFields[field].section === section && !hidden.includes(field),
  );

export function CompositionFields({
  mayChoose,
  found,
  ...props
}: SectionProps & { mayChoose: boolean; found?: TitleMatch[] }) {
  return (
    <>
      <TitleField
        lists={props.lists}
        defaultValue={props.submitted.title}
        error={props.formErrors?.errors.title}
        mayChoose={mayChoose}
        found={found}
      />
      {fieldsOf("composition", props.hidden)
        .filter((field) => field !== "title")
        .map((field) => (
          <SongInput key={field} {...props} field={field} />
        ))}
      <Details {...props} section="compositionDetails" />
    </>
  );
}

const mediaInputs = ["uploadType", "mediaTypeId"];

export function RecordingFields({
  storedFileId,
  lacksShape,
  ...props
}: SectionProps & { storedFileId: string | null; lacksShape: boolean }) {
  return (
    <>
      <SongInput {...props} field="singer" />
      {props.hidden?.includes("uploadType") ? (
        <SongInput {...props} field="mediaTypeId" />
      ) : (
        <MediaFields {...props} {...{ storedFileId, lacksShape }} />
      )}
      {fieldsOf("recording", props.hidden)
        .filter((field) => field !== "singer" && !mediaInputs.includes(field))
        .map((field) => (
          <SongInput key={field} {...props} field={field} />
        ))}
      <Details {...props} section="recordingDetails" />
    </>
  );
}

function Details({
  section,
  ...props
}: SectionProps & { section: "compositionDetails" | "recordingDetails" }) {
  const { t } = useI18n("songs");
  const fields = fieldsOf(section, props.hidden);
  const names = fields.map(inputOf);
  const isOfField = (input: string) => names.includes(input.split(/[.-]/)[0]!);
  const isFilled = Object.entries(props.submitted).some(
    ([input, value]) => isOfField(input) && value !== "" && input !== "singerPart",
  );
  const isWrong = Object.keys(props.formErrors?.errors ?? {}).some(isOfField);
  // A browser opens it by itself only where the link is followed without scripts.
  const isAsked = isOfField(useLocation().hash.slice(1));
  return (
    <details open={isFilled || isWrong || isAsked}>
      <summary>{t(`songForm.${section}`)}</summary>
      <div>
        {fields.map((field) => (
          <SongInput key={field} {...props} field={field} />
        ))}
      </div>
    </details>
  );
}
