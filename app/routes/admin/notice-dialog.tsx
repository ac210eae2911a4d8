import type { KeyIn } from "../../i18n/messages.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { PageDialog } from "../../ui/page-dialog.tsx";

export function NoticeDialog(props: { title: string; text: KeyIn<"admin">; closeTo: string }) {
  const { t } = useI18n("admin");
  const { title, text, closeTo } = props;
  return (
    <PageDialog title={title} closeTo={closeTo}>
      <p>{t(text)}</p>
      <p className="actions">
        <Link to={closeTo} className="button" preventScrollReset>
          {t("admin.back")}
        </Link>
      </p>
    </PageDialog>
  );
}

export function GoneDialog({ closeTo }: { closeTo: string }) {
  const { t } = useI18n("admin");
  return <NoticeDialog title={t("admin.goneTitle")} text="admin.gone" closeTo={closeTo} />;
}
