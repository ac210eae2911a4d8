import { useState } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import type { SongLists } from "../../data/songs/song-lists.ts";
import type { SongChange } from "../../domain/songs/song-revision.ts";
import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AccompanimentRows } from "./accompaniment-rows.tsx";
import { ChangeList } from "./change-list.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { SavedFormOffer } from "./saved-form-offer.tsx";
import { Basics, Section } from "./song-sections.tsx";
import type { FormValues } from "./form-values.ts";
import { useDraft } from "./use-draft.ts";

export interface Answer {
  formErrors: FormErrors;
  changes?: SongChange[];
}

interface Props {
  lists: SongLists;
  submitted: FormValues;
  present?: string | null;
  interrupted: boolean;
  answer: Answer | undefined;
  submit: string;
}

export function SongForm(props: Props) {
  const { t } = useI18n("songs");
  const { lists } = props;
  const { submitted, edition, answer, restore } = useShown(props);
  const formErrors = answer?.formErrors;
  const draft = useDraft(formErrors);
  const hydrated = useHydrated();
  const saving = useNavigation().formAction !== undefined;
  return (
    <>
      <Leave label={t("songForm.back")} icon="arrow-left" />
      <FormErrorSummary formErrors={formErrors} />
      {answer?.changes && <ChangeList changes={answer.changes} lists={lists} />}
      {props.interrupted && !formErrors && <SavedFormOffer />}
      {hydrated && !props.interrupted && <DraftOffer draftKey={draft.key} onRestore={restore} />}
      <Form
        key={edition}
        method="post"
        encType="multipart/form-data"
        className="song-form"
        noValidate
        onInput={draft.note}
        onSubmit={draft.sent}
      >
        {/* Enter presses the first button of a form. */}
        <button type="submit" name="act" value="save" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="requestId" value={submitted.requestId ?? ""} />
        <input type="hidden" name="version" value={submitted.version ?? ""} />
        <p className="hint">{t("songForm.required")}</p>
        <Basics {...{ lists, submitted, formErrors }} present={props.present ?? null} />
        <Section {...{ lists, submitted, formErrors }} section="classification" />
        <Section {...{ lists, submitted, formErrors }} section="words" />
        <AccompanimentRows {...{ lists, submitted, formErrors }} />
        <div className="actions">
          <button
            type="submit"
            name="act"
            value="save"
            className="button"
            aria-disabled={saving || undefined}
          >
            {saving ? t("songForm.saving") : props.submit}
          </button>
          <Leave label={t("form.cancel")} />
        </div>
      </Form>
    </>
  );
}

/** What the form shows: the opened song, the draft or the last answer, whichever came last. */
function useShown({ submitted, answer: given }: Pick<Props, "submitted" | "answer">) {
  const [shown, setShown] = useState({
    submitted: given?.formErrors.submitted ?? submitted,
    edition: 0,
  });
  const [answer, setAnswer] = useState(given);
  if (given && given !== answer) {
    const { version } = given.formErrors.submitted;
    const another = (version ?? "") !== (shown.submitted.version ?? "");
    setAnswer(given);
    setShown({ submitted: given.formErrors.submitted, edition: shown.edition + Number(another) });
  }
  const restore = (draft: FormValues) => {
    setAnswer(undefined);
    setShown({ submitted: draft, edition: shown.edition + 1 });
  };
  return { ...shown, answer, restore };
}

/** A link back: to the previous page, or to `to` where that is not known. */
export function Leave(props: { label: string; icon?: string; to?: string }) {
  const { label, icon, to = "/my-collection" } = props;
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className="button quiet"
      onClick={(event) => {
        if (history.length <= 1) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {icon && <Icon name={icon} />}
      {label}
    </Link>
  );
}
