import { useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import type { FormValues } from "../values/form-values.ts";
import { forgetDraft, readDraft } from "./use-draft.ts";
import { Form } from "react-router";

export function DraftOffer(props: { draftKey: string; onRestore: (fields: FormValues) => void }) {
  const { t, language } = useI18n("songs");
  const [found, setFound] = useState(() => readDraft(props.draftKey));
  if (!found) return null;
  const time = new Date(found.at).toLocaleString(`${language}-IN`, {
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
            props.onRestore(found.fields);
            setFound(null);
          }}
        >
          {t("songForm.draftRestore")}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            forgetDraft(props.draftKey);
            setFound(null);
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
