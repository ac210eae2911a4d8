import { data, Form } from "react-router";
import { findHideable } from "../../../data/records/hiding/hidden-parts.ts";
import { showName } from "../../../domain/music/shown-name.ts";
import { parseId } from "../../../domain/paging.ts";
import { parsePersonId } from "../../../domain/people/parse-people-page.ts";
import { hideForm } from "../../../domain/records/hiding/hide-form.ts";
import { isHideableKind } from "../../../domain/records/hiding/hideable-parts.ts";
import { subjectPath } from "../../../domain/records/suggesting/subject-path.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { hidePartOf } from "../../../operations/records/hide-part.ts";
import { PageHead } from "../../../shell/page-head.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { TextAreaField } from "../../../ui/form-fields.tsx";
import { Link } from "../../../ui/link.tsx";
import { Name } from "../../../ui/name.tsx";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readForm } from "../../../web/form.server.ts";
import { languageOf } from "../../../web/language.ts";
import { servicesOf } from "../../../web/services.server.ts";
import type { Route } from "./+types/hide";

const hiddenPath = "/admin/hidden";

async function findAddressed({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const { kind, id } = params;
  const isThere = isHideableKind(kind) && (kind === "song" ? parseId(id) : parsePersonId(id));
  const record =
    isHideableKind(kind) && isThere
      ? await findHideable(context.get(databaseContext), kind, id, languageOf(context))
      : null;
  if (!record || !isHideableKind(kind)) throw data(null, { status: 404 });
  return { kind, id, record };
}

export async function loader(args: Route.LoaderArgs) {
  const { kind, id, record } = await findAddressed(args);
  const { title, native, parts } = record;
  return { title: showName(native, title), parts, to: subjectPath(kind, id), kind, id };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { record } = await findAddressed(args);
  const form = await readForm(request, hideForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { part: name, reason } = form.value;
  const submitted = { part: name, reason };
  const part = record.partOf(name);
  if (!part) return rejectForm(context, { errors: { part: "hidden.noPart" }, submitted });
  const { title } = record;
  const hidden = await hidePartOf(servicesOf(context), context.get(userContext), part, {
    title,
    reason,
  });
  if (!hidden.ok && hidden.reason === "denied") throw data(null, { status: 403 });
  if (!hidden.ok) return rejectForm(context, { message: "hidden.failed", submitted }, 409);
  return redirectWithFlash(context, hiddenPath, {
    kind: "success",
    message: "hidden.done",
    values: { title },
  });
}

export default function Hide({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { title, parts, to, kind, id } = loaderData;
  const { errors, submitted } = actionData?.formErrors ?? {};
  return (
    <div className="page working admin">
      <PageHead
        title={t("hidden.hide")}
        description={t("hidden.hideLead")}
        path={`/admin/hide/${kind}/${id}`}
        index={false}
      />
      <p className="crumb">
        <Link to={to}>
          <Name of={title} />
        </Link>
      </p>
      <h1>{t("hidden.hide")}</h1>
      <p className="lead">{t("hidden.hideLead")}</p>
      {parts.length === 0 && (
        <Empty text={t("hidden.nothing")} to={hiddenPath} label={t("hidden.title")} />
      )}
      {parts.length > 0 && (
        <Form method="post" className="form panel" noValidate>
          <FormErrorSummary formErrors={actionData?.formErrors} />
          <Field name="part" label={t("hidden.part")} error={errors?.part}>
            {(control) => (
              <select {...control} defaultValue={submitted?.part ?? parts[0]}>
                {parts.map((name) => (
                  <option key={name} value={name}>
                    {t(`hidden.${name}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextAreaField
            name="reason"
            label={t("hidden.reason")}
            hint={t("hidden.reasonHint")}
            error={errors?.reason}
            defaultValue={submitted?.reason}
            rows={3}
            maxLength={1000}
            required
          />
          <p className="actions">
            <button type="submit" className="button danger">
              {t("hidden.submit")}
            </button>
            <Link to={hiddenPath} className="button quiet bare">
              {t("hidden.title")}
            </Link>
          </p>
        </Form>
      )}
    </div>
  );
}
