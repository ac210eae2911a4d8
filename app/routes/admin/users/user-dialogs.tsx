import { Form } from "react-router";
import type { UserDetails } from "../../../data/users/user-list.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { RoleNames } from "../../../shell/user/role-names.tsx";
import { Link } from "../../../ui/link.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { DialogActions } from "../dialog-actions.tsx";

interface Props {
  user: UserDetails;
  formErrors: FormErrors | undefined;
  closeTo: string;
}

export function EditRoles(props: Props & { roles: { id: string; name: string }[] }) {
  const { t } = useI18n("admin");
  const { user, roles, formErrors, closeTo } = props;
  const ticked = formErrors?.submitted.roles?.split(" ") ?? user.roles.map(({ id }) => id);
  return (
    <PageDialog title={t("admin.rolesOf", { user: user.username })} closeTo={closeTo}>
      <Form method="post" className="form">
        <FormErrorSummary formErrors={formErrors} />
        {formErrors?.submitted.ask === "sure" && (
          <label className="check alike">
            <input type="checkbox" name="sure" value="yes" />
            {t("admin.giveUpOwn")}
          </label>
        )}
        <fieldset className="checks">
          <legend>{t("admin.roles")}</legend>
          {roles.map(({ id, name }) => (
            <label key={id} className="check">
              <input type="checkbox" name="roles" value={id} defaultChecked={ticked.includes(id)} />
              <RoleNames roles={[name]} />
            </label>
          ))}
        </fieldset>
        <DialogActions submit="admin.save" act="roles" closeTo={closeTo} />
      </Form>
    </PageDialog>
  );
}

export function DeleteUser(props: Props & { isOwn: boolean }) {
  const { t } = useI18n("admin");
  const { user, isOwn, formErrors, closeTo } = props;
  return (
    <PageDialog title={t("admin.deleteOf", { name: user.username })} closeTo={closeTo}>
      <FormErrorSummary formErrors={formErrors} />
      {isOwn ? (
        <>
          <p>{t("admin.ownAccount")}</p>
          <p className="actions">
            <Link to="/account" className="button">
              {t("nav.account")}
            </Link>
            <Link to={closeTo} className="button quiet" preventScrollReset>
              {t("form.cancel")}
            </Link>
          </p>
        </>
      ) : (
        <Form method="post">
          <p>{t("admin.deleteUserLead", { user: user.username })}</p>
          <DialogActions submit="admin.delete" act="delete" closeTo={closeTo} danger />
        </Form>
      )}
    </PageDialog>
  );
}
