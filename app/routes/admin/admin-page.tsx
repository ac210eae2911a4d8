import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import type { KeyIn } from "../../i18n/messages.ts";
import { pageButtons, pageCount, pageSize } from "../../domain/paging.ts";
import { PageHead } from "../../shell/page-head.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Link } from "../../ui/link.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { type ListQuery, listPath } from "../../lib/list-path.ts";

const overviewPath = "/admin";

export function AdminPage(props: {
  title: KeyIn<"admin">;
  lead: KeyIn<"admin">;
  path: string;
  acts?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useI18n("admin");
  const { title, lead, path, acts } = props;
  return (
    <div className="page working admin">
      <PageHead title={t(title)} description={t(lead)} path={path} index={false} />
      <header className="work-head">
        <div>
          {path !== overviewPath && (
            <p className="crumb">
              <Link to={overviewPath}>{t("admin.overviewTitle")}</Link>
            </p>
          )}
          <h1>{t(title)}</h1>
          <p className="lead">{t(lead)}</p>
        </div>
        {acts && <p className="actions">{acts}</p>}
      </header>
      {props.children}
    </div>
  );
}

export function ListSearch(props: {
  path: string;
  label: KeyIn<"admin">;
  q: string;
  keep?: ListQuery;
  children?: ReactNode;
}) {
  const { t } = useI18n("admin");
  const { path, label, q, keep = {}, children } = props;
  const field = useRef<HTMLInputElement>(null);
  // The value is set instead of remounting the field, which would lose the focus.
  useEffect(() => {
    field.current!.value = q;
  }, [q]);
  return (
    <Form method="get" action={path} className="list-search" role="search">
      <Field name="q" label={t(label)}>
        {(control) => <input ref={field} {...control} type="search" defaultValue={q} />}
      </Field>
      {children}
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <button type="submit" className="button quiet">
        <Icon name="search" />
        {t("search.submit")}
      </button>
      <Link
        to={listPath(path, { ...keep, q })}
        className="icon-button"
        aria-label={t("admin.refresh")}
        preventScrollReset
      >
        <Icon name="refresh" />
      </Link>
    </Form>
  );
}

export function ListPages(props: {
  path: string;
  state: ListQuery;
  page: number;
  total: number;
  shown: number;
}) {
  const { t } = useI18n("admin");
  const { path, state, page, total, shown } = props;
  const pages = pageCount(total);
  if (pages <= 1) return null;
  const start = (page - 1) * pageSize + 1;
  return (
    <div className="list-pages">
      {shown > 0 && <p>{t("list.results", { start, end: start + shown - 1, total })}</p>}
      <Pager
        page={Math.min(page, pages)}
        pages={pages}
        buttons={pageButtons(Math.min(page, pages), pages)}
        to={(to) => listPath(path, { ...state, page: to })}
      />
    </div>
  );
}

export function EmptyRows({ text, clear }: { text: KeyIn<"admin">; clear?: string }) {
  const { t } = useI18n("admin");
  return <Empty text={t(text)} to={clear} label={t("admin.showAll")} />;
}

export function AddLink({ to, label }: { to: string; label: KeyIn<"admin"> }) {
  const { t } = useI18n("admin");
  return (
    <Link to={to} className="button" preventScrollReset>
      <Icon name="plus" />
      {t(label)}
    </Link>
  );
}
