import { data, Form } from "react-router";
import { findHidden, listHidden } from "../../../data/records/hiding/hidden-parts.ts";
import { parseId, parsePosition } from "../../../domain/paging.ts";
import { type HideablePart, nameOfPart } from "../../../domain/records/hiding/hideable-parts.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { showPartOf } from "../../../operations/records/hide-part.ts";
import { Link } from "../../../ui/link.tsx";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { readFields } from "../../../web/form.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import { OlderPages } from "../older-pages.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/hidden";

const path = "/admin/hidden";

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePosition(url.searchParams.get("before"));
  const list = await listHidden(context.get(databaseContext), before);
  return { ...list, isNewest: before === null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = await readFields(request);
  const hiddenId = parseId(id);
  if (hiddenId === null) throw data(null, { status: 400 });
  const hidden = await findHidden(context.get(databaseContext), hiddenId);
  const shown = hidden && (await showPartOf(servicesOf(context), context.get(userContext), hidden));
  if (shown?.ok === false && shown.reason === "denied") throw data(null, { status: 403 });
  return redirectWithFlash(
    context,
    path,
    hidden && shown?.ok
      ? { kind: "success", message: "hidden.shown", values: { title: hidden.title } }
      : { kind: "error", message: "hidden.notShown" },
  );
}

const pageOf = ({ kind, id, songId }: HideablePart & { id: string; songId: number | null }) => {
  if (kind === "person") return `/people/${id}`;
  return songId === null ? null : `/songs/${songId}`;
};

export default function Hidden({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { rows, older, isNewest } = loaderData;
  return (
    <AdminPage title="hidden.title" lead="hidden.lead" path={path}>
      {rows.length === 0 ? (
        <EmptyRows text="hidden.none" clear={isNewest ? undefined : path} />
      ) : (
        <table className="fold">
          <TableHead
            columns={[
              "hidden.record",
              "hidden.part",
              "hidden.reason",
              "hidden.since",
              "column.actions",
            ]}
          />
          <tbody>
            {rows.map((row) => {
              const to = pageOf(row);
              const part = t(`hidden.${nameOfPart(row)}`);
              return (
                <tr key={row.hiddenId}>
                  <th scope="row">{to ? <Link to={to}>{row.title}</Link> : row.title}</th>
                  <td data-label={t("hidden.part")}>{part}</td>
                  <td data-label={t("hidden.reason")}>{row.reason}</td>
                  <td data-label={t("hidden.since")}>
                    <UtcTime at={row.at} />
                    <small className="hint"> {row.by ?? t("song.formerMember")}</small>
                  </td>
                  <td className="row-actions">
                    <Form method="post">
                      <button
                        type="submit"
                        name="id"
                        value={row.hiddenId}
                        className="button quiet"
                        aria-label={`${t("hidden.show")}: ${row.title}, ${part}`}
                      >
                        {t("hidden.show")}
                      </button>
                    </Form>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <OlderPages path={path} state={{}} isNewest={isNewest} older={older} />
    </AdminPage>
  );
}
