import type { ReactNode } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import type { KeyIn } from "../../i18n/messages.ts";
import { Link } from "../../ui/link.tsx";

export function DialogActions(props: {
  submit: KeyIn<"admin">;
  act: string;
  closeTo: string;
  danger?: boolean;
  children?: ReactNode;
}) {
  const { t } = useI18n("admin");
  const cancel = (
    <Link to={props.closeTo} className="button quiet" preventScrollReset>
      {t("form.cancel")}
    </Link>
  );
  return (
    <p className="actions">
      {/* The first button: dialogs focus it, and Enter presses it. */}
      {props.danger && cancel}
      <button
        type="submit"
        name="act"
        value={props.act}
        className={props.danger ? "button danger" : "button"}
      >
        {t(props.submit)}
      </button>
      {props.children}
      {!props.danger && cancel}
    </p>
  );
}
