import { Form } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";

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
