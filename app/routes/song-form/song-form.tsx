import { Form, useNavigation } from "react-router";
import type { NameCandidates } from "../../domain/people/person.ts";
import { fieldsHiddenIn } from "../../domain/songs/hidden-fields.ts";
import type { HiddenNote } from "../../data/hidden-rows.ts";
import type { SongLists } from "../../data/songs/song-lists.ts";
import type { SongChange, SongRevision } from "../../domain/songs/song-revision.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AccompanimentRows } from "./inputs/accompaniment-rows.tsx";
import { BackLink } from "./back-link.tsx";
import type { HistoryLists, NamedEntry } from "./changes/describe-change.ts";
import { ChangeList } from "./changes/change-list.tsx";
import { DraftOffer, SavedFormOffer } from "./draft/offers.tsx";
import {
  LockedComposition,
  LockedRecording,
  type ShownComposition,
  TypedComposition,
} from "./locked-parts.tsx";
import { CompositionFields, RecordingFields } from "./inputs/song-sections.tsx";
import { PeopleFields } from "./people/people-fields.tsx";
import type { FormValues } from "./values/form-values.ts";
import type { NotationPreview } from "./notation/notation-field.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { useFocusOnChoice } from "./title/title-field.tsx";
import { type ReactNode, useState } from "react";
import type { TitleMatch } from "../../data/search/suggest-compositions.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import type { UnclearRaaga } from "./raagas/match-raagas.server.ts";

interface Props {
  lists: SongLists & HistoryLists;
  submitted: FormValues;
  storedFileId?: string | null;
  lacksShape?: boolean;
  people?: NameCandidates[];
  composition?: (ShownComposition & { id: number }) | null;
  recording?: { song: SongRevision; addedBy: string | null } | null;
  isNew?: boolean;
  recordings?: number;
  hiddenNotes?: HiddenNote[];
  hasSavedForm: boolean;
  rejected: RejectedForm | undefined;
  submit: string;
}

export function SongForm(props: Props) {
  const { t } = useI18n("songs");
  const { lists, composition = null, recording = null, isNew = false, hiddenNotes = [] } = props;
  const hidden = fieldsHiddenIn(hiddenNotes.map(({ place }) => place));
  const { submitted, edition, rejected, restore } = useShownForm(props.submitted, props.rejected);
  const { formErrors, unclear, preview } = rejected ?? {};
  const draft = useDraft(formErrors);
  const hydrated = useHydrated();
  const isSaving = useNavigation().formData?.get("act") === "save";
  useFocusOnChoice(composition?.id);
  return (
    <>
      <BackLink label={t("songForm.back")} icon="arrow-left" />
      <FormErrorSummary formErrors={formErrors} />
      {hiddenNotes.map(({ place, reason }) => (
        <p key={place} className="hint prose">
          {t(`songForm.hidden.${place}`)} {t("songForm.hidden.reason", { reason })}
        </p>
      ))}
      {rejected?.changes && (
        <ChangeList
          changes={rejected.changes}
          lists={{ ...lists, raagas: rejected.raagas ?? lists.raagas }}
        />
      )}
      {props.hasSavedForm && !formErrors && <SavedFormOffer />}
      {hydrated && !props.hasSavedForm && (
        <DraftOffer key={draft.key} draftKey={draft.key} onRestore={restore} />
      )}
      <Form
        key={edition}
        method="post"
        encType="multipart/form-data"
        className="song-form"
        noValidate
        onInput={draft.storeLater}
        onSubmit={draft.storeSubmitted}
      >
        {/* The first button, because Enter presses it. */}
        <button type="submit" name="act" value="save" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="requestId" value={submitted.requestId ?? ""} />
        <input type="hidden" name="revision" value={submitted.revision ?? ""} />
        <input type="hidden" name="compositionId" value={composition?.id ?? ""} />
        <p className="hint">{t("songForm.required")}</p>
        <SongPart part="composition" recordings={composition ? 0 : props.recordings}>
          {composition ? (
            <>
              {isNew && <TypedComposition submitted={submitted} />}
              <LockedComposition {...{ composition, lists, isNew }} />
            </>
          ) : (
            <CompositionFields
              {...{ lists, submitted, formErrors, unclear, preview, hidden }}
              mayChoose={isNew}
              found={rejected?.found}
            />
          )}
        </SongPart>
        <SongPart part="recording">
          {recording ? (
            <LockedRecording {...recording} lists={lists} />
          ) : (
            <RecordingFields
              {...{ lists, submitted, formErrors, unclear, hidden }}
              storedFileId={props.storedFileId ?? null}
              lacksShape={props.lacksShape ?? false}
            />
          )}
        </SongPart>
        {!recording && <AccompanimentRows {...{ lists, submitted, formErrors }} />}
        <PeopleFields
          {...{ submitted, formErrors }}
          parts={{ composition: !composition, song: !recording }}
          candidates={rejected?.people ?? props.people ?? []}
        />
        <div className="actions save-bar">
          <button
            type="submit"
            name="act"
            value="save"
            className="button"
            aria-disabled={isSaving || undefined}
          >
            {isSaving ? t("songForm.saving") : props.submit}
          </button>
          <BackLink label={t("form.cancel")} />
        </div>
      </Form>
    </>
  );
}

export function SongPart(props: {
  part: "composition" | "recording";
  recordings?: number;
  children: ReactNode;
}) {
  const { t } = useI18n("songs");
  const { part, recordings = 0, children } = props;
  return (
    <fieldset className="panel" id={part}>
      <legend>{t(`songForm.${part}`)}</legend>
      {recordings > 1 && <p className="hint">{t("songForm.shared", { count: recordings })}</p>}
      {children}
    </fieldset>
  );
}

export interface RejectedForm {
  formErrors: FormErrors;
  changes?: SongChange[];
  raagas?: NamedEntry[];
  unclear?: UnclearRaaga[];
  people?: NameCandidates[];
  found?: TitleMatch[];
  preview?: NotationPreview;
}

/**
 * Returns the form to show: the opened song, the restored draft or the response, whichever is newest. A new `edition`
 * remounts the form.
 */
export function useShownForm<Answer extends RejectedForm>(
  opened: FormValues,
  answer: Answer | undefined,
) {
  const [shown, setShown] = useState({
    submitted: answer?.formErrors.submitted ?? opened,
    edition: 0,
  });
  const [rejected, setRejected] = useState(answer);
  if (answer && answer !== rejected) {
    const { submitted } = answer.formErrors;
    const isOtherVersion = (submitted.revision ?? "") !== (shown.submitted.revision ?? "");
    setRejected(answer);
    setShown({ submitted, edition: shown.edition + Number(isOtherVersion) });
  }
  const restore = (draft: FormValues) => {
    setRejected(undefined);
    setShown({ submitted: draft, edition: shown.edition + 1 });
  };
  return { ...shown, rejected, restore };
}
