import { Form } from "react-router";
import type { Role } from "../../../data/users/roles.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextAreaField, TextField } from "../../../ui/form-fields.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { NoticeDialog } from "../notice-dialog.tsx";

export function RoleDialog(props: {
  dialog: "add" | "edit" | "delete";
  role: Role | null;
  /** Why the role cannot be deleted; null if it can. */
  undeletable: "admin.systemRoleStays" | "admin.roleInUse" | null;
  formErrors: FormErrors | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { dialog, role, undeletable, formErrors, closeTo } = props;
  const errors = formErrors?.errors;
  if (dialog === "delete" && role && undeletable)
    return (
      <NoticeDialog
        title={t("admin.deleteOf", { name: role.name })}
        text={undeletable}
        closeTo={closeTo}
      />
    );
  if (dialog === "delete" && role)
    return (
      <PageDialog title={t("admin.deleteOf", { name: role.name })} closeTo={closeTo}>
        <Form method="post">
          <FormErrorSummary formErrors={formErrors} />
          <p>{t("admin.deleteRoleLead", { name: role.name })}</p>
          <DialogActions submit="admin.delete" act="delete" closeTo={closeTo} danger />
        </Form>
      </PageDialog>
    );
  const title = role ? t("admin.editOf", { name: role.name }) : t("admin.roleAdd");
  const submitted = formErrors?.submitted;
  return (
    <PageDialog title={title} closeTo={closeTo}>
      <Form method="post" className="form" noValidate>
        <FormErrorSummary formErrors={formErrors} />
        {!role?.isSystem && <p className="hint">{t("admin.customRoleGrants")}</p>}
        {role?.isSystem && <input type="hidden" name="name" value={role.name} />}
        <TextField
          name={role?.isSystem ? "shown" : "name"}
          label={t("admin.roleName")}
          defaultValue={submitted?.name ?? role?.name}
          disabled={role?.isSystem}
          hint={role?.isSystem ? t("admin.systemRoleStays") : undefined}
          error={errors?.name}
          maxLength={100}
          autoComplete="off"
          required
        />
        <TextAreaField
          name="description"
          label={t("admin.description")}
          rows={3}
          maxLength={500}
          defaultValue={submitted?.description ?? role?.description}
          error={errors?.description}
        />
        <DialogActions
          submit={role ? "admin.save" : "admin.add"}
          act={role ? "change" : "add"}
          closeTo={closeTo}
        />
      </Form>
    </PageDialog>
  );
}
