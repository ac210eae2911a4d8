import { data, Form } from "react-router";
import {
  addSource,
  changeSource,
  deleteSource,
  listSources,
} from "../../../data/records/sources/source-writes.ts";
import { readNumbers } from "../../../data/records/numbers.ts";
import { findSource } from "../../../data/records/sources/find-source.ts";
import type { WriteFailure } from "../../../data/write-batch.ts";
import { recordPath } from "../../../domain/records/history/history-path.ts";
import { oneOf, parseId } from "../../../domain/paging.ts";
import { sourceKinds, sourceLengths, sourcePath } from "../../../domain/records/source.ts";
import { sourceForm } from "../../../domain/records/source-form.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { FormErrorSummary } from "../../../ui/form-error-summary.tsx";
import { Link } from "../../../ui/link.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";
import { PageDialog } from "../../../ui/page-dialog.tsx";
import { databaseContext, userContext } from "../../../web/context.ts";
import { nameFact } from "../../../web/fact-sources.server.ts";
import { languageOf } from "../../../web/language.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { readFields, readForm } from "../../../web/form.server.ts";
import { withoutDialog } from "../address.ts";
import { AddLink, AdminPage, EmptyRows, ListSearch } from "../admin-page.tsx";
import { DialogActions } from "../dialog-actions.tsx";
import { GoneDialog } from "../notice-dialog.tsx";
import { useEntryField } from "../reference-lists/use-entry-field.ts";
import { RowActions } from "../row-actions.tsx";
import { TableHead } from "../table-head.tsx";
import type { Route } from "./+types/sources";

const path = "/admin/sources";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const query = url.searchParams;
  const q = (query.get("q") ?? "").trim();
  const after = parseId(query.get("after"));
  const asked = oneOf(["none", "add", "edit", "delete"], query.get("dialog"));
  const id = parseId(query.get("id"));
  const isOpen = asked === "edit" || asked === "delete";
  const source = isOpen && id !== null ? await findSource(db, id) : null;
  const dialog = isOpen && !source ? ("gone" as const) : asked;
  const language = languageOf(context);
  const isMissing = query.get("list") === "missing";
  const missing = isMissing
    ? ((await readNumbers(db)).counted?.figures.unsourcedRecords ?? [])
    : [];
  const sourceless = missing.map(({ kind, id: of, name, fields }) => ({
    path: recordPath({ kind: kind === "composition" ? "song" : kind, id: of }),
    name,
    facts: fields.map((field) => nameFact(language, kind, field)).join(", "),
  }));
  const list = isMissing ? { rows: [], next: null } : await listSources(db, { start: q, after });
  return { ...list, q, after, dialog, source, isMissing, sourceless };
}

export async function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  const db = context.get(databaseContext);
  const { id: actorId } = context.get(userContext);
  const submitted = await readFields(request);
  const id = parseId(url.searchParams.get("id")) ?? 0;
  if (submitted.act === "delete") {
    const title = (await findSource(db, id))?.title ?? "";
    const deleted = await deleteSource(db, id, actorId);
    return deleted.ok ? done(args, "admin.deleted", title) : reject(context, deleted.reason);
  }
  if (submitted.act !== "add" && submitted.act !== "change") throw data(null, { status: 400 });
  const form = await readForm(request, sourceForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const saved = await (submitted.act === "add"
    ? addSource(db, form.value, actorId)
    : changeSource(db, id, form.value, actorId));
  if (!saved.ok) return reject(context, saved.reason, submitted);
  const message = submitted.act === "add" ? "admin.added" : "admin.changed";
  return done(args, message, form.value.title);
}

const done = (
  { context, url }: Pick<Route.ActionArgs, "context" | "url">,
  message: "admin.added" | "admin.changed" | "admin.deleted",
  name: string,
) => redirectWithFlash(context, withoutDialog(url), { kind: "success", message, values: { name } });

function reject(
  context: Route.ActionArgs["context"],
  reason: WriteFailure,
  submitted: Record<string, string> = {},
) {
  if (reason === "denied") return rejectForm(context, { message: "form.denied" }, 403);
  if (reason === "inUse") return rejectForm(context, { message: "source.inUse" }, 409);
  if (reason === "exists")
    return rejectForm(context, { errors: { title: "source.taken" }, submitted }, 409);
  return rejectForm(context, { message: "admin.gone", submitted }, 404);
}

export default function Sources({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { rows, next, q, after, dialog, source, isMissing, sourceless } = loaderData;
  const here = { q, after };
  const toDialog = (kind: string, id?: number) => listPath(path, { ...here, dialog: kind, id });
  const closeTo = listPath(path, here);
  return (
    <AdminPage
      title="sourceList.title"
      lead="sourceList.lead"
      path={path}
      acts={<AddLink to={toDialog("add")} label="sourceList.add" />}
    >
      <nav className="tabs" aria-label={t("sourceList.title")}>
        <Link to={path} aria-current={isMissing ? undefined : "page"}>
          {t("sourceList.title")}
        </Link>
        <Link to={`${path}?list=missing`} aria-current={isMissing ? "page" : undefined}>
          {t("sourceList.missing")}
        </Link>
      </nav>
      {!isMissing && <ListSearch path={path} label="sourceList.search" q={q} />}
      {isMissing ? (
        <Sourceless records={sourceless} />
      ) : rows.length === 0 ? (
        <EmptyRows text={q ? "admin.noneFound" : "admin.noneYet"} clear={q ? path : undefined} />
      ) : (
        <table className="fold">
          <TableHead
            columns={[
              "source.title",
              "source.kind",
              "source.authorName",
              "source.published",
              "column.actions",
            ]}
          />
          <tbody>
            {rows.map(({ id, title, author, year, kind, address }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={sourcePath(id)}>
                    <MixedText text={title} />
                  </Link>
                  {address && (
                    <small className="hint" lang="en">
                      {" "}
                      {address}
                    </small>
                  )}
                </th>
                <td data-label={t("source.kind")}>{t(`sourceKind.${kind}`)}</td>
                <td data-label={t("source.authorName")}>
                  <MixedText text={author} />
                </td>
                <td data-label={t("source.published")}>{year}</td>
                <td className="row-actions">
                  <RowActions name={title} to={(one) => toDialog(one, id)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next !== null && (
        <p className="actions list-pages">
          <Link to={listPath(path, { q, after: next })} className="button quiet" rel="next">
            {t("sourceList.more")}
          </Link>
        </p>
      )}
      {dialog === "gone" && <GoneDialog closeTo={closeTo} />}
      {dialog !== "none" && dialog !== "gone" && (
        <SourceDialog
          key={`${dialog} ${source?.id ?? ""}`}
          dialog={dialog}
          source={source}
          formErrors={actionData?.formErrors}
          closeTo={closeTo}
        />
      )}
    </AdminPage>
  );
}

function Sourceless(props: { records: { path: string; name: string; facts: string }[] }) {
  const { t } = useI18n("admin");
  if (props.records.length === 0) return <EmptyRows text="sourceList.noMissing" />;
  return (
    <table className="fold">
      <TableHead columns={["admin.name", "sourceList.facts"]} />
      <tbody>
        {props.records.map(({ path: to, name, facts }) => (
          <tr key={to}>
            <th scope="row">
              <Link to={to}>
                <MixedText text={name} />
              </Link>
            </th>
            <td data-label={t("sourceList.facts")}>{facts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SourceDialog(props: {
  dialog: "add" | "edit" | "delete";
  source: Route.ComponentProps["loaderData"]["source"];
  formErrors: FormErrors | undefined;
  closeTo: string;
}) {
  const { t } = useI18n("admin");
  const { dialog, source, formErrors, closeTo } = props;
  const field = useEntryField(source ?? { kind: "website" }, formErrors);
  const name = source?.title ?? "";
  if (dialog === "delete")
    return (
      <PageDialog title={t("admin.deleteOf", { name })} closeTo={closeTo}>
        <Form method="post">
          <FormErrorSummary formErrors={formErrors} />
          <p>{t("admin.deleteQuestion", { name })}</p>
          <DialogActions submit="admin.delete" act="delete" closeTo={closeTo} danger />
        </Form>
      </PageDialog>
    );
  return (
    <PageDialog
      title={source ? t("admin.editOf", { name }) : t("sourceList.add")}
      closeTo={closeTo}
    >
      <Form method="post" className="form" noValidate>
        <FormErrorSummary formErrors={formErrors} />
        <TextField {...field("title", "source.title")} maxLength={sourceLengths.title} required />
        <SelectField
          {...field("kind", "source.kind")}
          options={sourceKinds.map((kind) => ({ value: kind, text: t(`sourceKind.${kind}`) }))}
        />
        <TextField {...field("author", "source.authorName")} maxLength={sourceLengths.author} />
        <TextField {...field("year", "source.published")} inputMode="numeric" maxLength={4} />
        <TextField
          {...field("address", "source.webAddress")}
          inputMode="url"
          maxLength={sourceLengths.address}
        />
        <TextField
          {...field("identifier", "source.number")}
          hint={t("source.numberHint")}
          maxLength={sourceLengths.identifier}
        />
        <DialogActions
          submit={source ? "admin.save" : "admin.add"}
          act={source ? "change" : "add"}
          closeTo={closeTo}
        />
      </Form>
    </PageDialog>
  );
}
