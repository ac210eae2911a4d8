import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";

/** Says that the form is as it was when the session ended, and lets one begin anew. */
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
