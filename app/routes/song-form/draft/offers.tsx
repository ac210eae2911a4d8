import { useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import type { FormValues } from "../values/form-values.ts";
import { forgetDraft, readDraft } from "./use-draft.ts";
import { Form } from "react-router";

export function DraftOffer(props: { draftKey: string; onRestore: (fields: FormValues) => void }) {
  const { t, language } = useI18n("songs");
  const [draft, setDraft] = useState(() => readDraft(props.draftKey));
  if (!draft) return null;
  const time = new Date(draft.at).toLocaleString(`${language}-IN`, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <div className="flash draft-offer" role="status">
      <p>{t("songForm.draft", { time })}</p>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            props.onRestore(draft.fields);
            setDraft(null);
          }}
        >
          {t("songForm.draftRestore")}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            forgetDraft(props.draftKey);
            setDraft(null);
          }}
        >
          {t("songForm.draftDiscard")}
        </button>
      </div>
    </div>
  );
}

export function SavedFormOffer() {
  const { t } = useI18n("songs");
  return (
    <Form method="post" className="flash draft-offer">
      <p>{t("songForm.interrupted")}</p>
      <div className="actions">
        <button type="submit" name="act" value="forget" className="button quiet">
          {t("songForm.interruptedForget")}
        </button>
      </div>
    </Form>
  );
}
