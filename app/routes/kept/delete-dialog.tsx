import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";

export function DeleteDialog({ path, name }: { path: string; name: string }) {
  const { t } = useI18n("songs");
  return (
    <PageDialog title={t("kept.delete")} closeTo={path}>
      <p>{t("kept.deleteLead", { list: name })}</p>
      <Form method="post" action={path} className="actions">
        <Link to={path} className="button quiet">
          {t("form.cancel")}
        </Link>
        <button type="submit" name="act" value="delete" className="button danger">
          {t("kept.delete")}
        </button>
      </Form>
    </PageDialog>
  );
}
