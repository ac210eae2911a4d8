import { Form } from "react-router";
import { databaseContext } from "../../../web/context.ts";
import { listAudit } from "../../../data/records/audit-log.ts";
import { acts, isAct } from "../../../domain/records/audit.ts";
import { pageSize, parseId } from "../../../domain/paging.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField, TextField } from "../../../ui/form-fields.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import { useActName } from "../act-name.tsx";
import { OlderPages } from "../older-pages.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/audit";
import { ActSubject } from "../act-subject.tsx";

const path = "/admin/audit";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams;
  const act = query.get("act") ?? "";
  const actor = query.get("actor") ?? "";
  const before = parseId(query.get("before"));
  const filter = { act: isAct(act) ? act : "", actor };
  const db = context.get(databaseContext);
  const events = await listAudit(db, { ...filter, before }, pageSize + 1);
  const more = events.length > pageSize;
  return { ...filter, before, events: events.slice(0, pageSize), more };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const nameOf = useActName();
  const { act, actor, before, events, more } = loaderData;
  const filter = { act, actor };
  const filtered = act !== "" || actor !== "";
  return (
    <AdminPage
      title="admin.auditTitle"
      lead="admin.auditLead"
      path={path}
      acts={
        <a href={listPath(`${path}/export`, filter)} className="button quiet" download>
          {t("csv.export")}
        </a>
      }
    >
      <Form
        method="get"
        action={path}
        className="list-search"
        role="search"
        key={`${act} ${actor}`}
      >
        <SelectField
          name="act"
          label={t("admin.act")}
          empty={t("admin.everyAct")}
          options={acts.map((value) => ({ value, text: nameOf(value) }))}
          defaultValue={act}
        />
        <TextField name="actor" type="email" label={t("admin.actor")} defaultValue={actor} />
        <button type="submit" className="button quiet">
          {t("admin.filter")}
        </button>
      </Form>
      {events.length === 0 ? (
        <EmptyRows
          text={filtered ? "admin.noneFound" : "admin.noActs"}
          clear={filtered || before ? path : undefined}
        />
      ) : (
        <table className="fold">
          <TableHead columns={["admin.when", "admin.actor", "admin.act", "admin.subject"]} />
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <td data-label={t("admin.when")}>
                  <UtcTime at={event.at} />
                </td>
                <td data-label={t("admin.actor")}>{event.actor ?? t("song.formerMember")}</td>
                <td data-label={t("admin.act")}>{nameOf(event.act)}</td>
                <td data-label={t("admin.subject")}>
                  <ActSubject {...event} />
                  {event.detail && <small className="hint">{event.detail}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OlderPages
        path={path}
        state={filter}
        isNewest={before === null}
        older={more ? events.at(-1)!.id : null}
      />
    </AdminPage>
  );
}
