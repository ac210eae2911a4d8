import { youTubeAddress } from "../../../domain/media/media-url.ts";
import { listUnavailable } from "../../../data/songs/unavailable-songs.ts";
import { parsePosition } from "../../../domain/paging.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { databaseContext } from "../../../web/context.ts";
import { AdminPage, EmptyRows } from "../admin-page.tsx";
import { OlderPages } from "../older-pages.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/unavailable";

const path = "/admin/unavailable";

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = parsePosition(url.searchParams.get("before"));
  const list = await listUnavailable(context.get(databaseContext), before);
  return { ...list, isNewest: before === null };
}

export default function Unavailable({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { rows, older, isNewest } = loaderData;
  return (
    <AdminPage title="admin.deadTitle" lead="admin.deadLead" path={path}>
      {rows.length === 0 ? (
        <EmptyRows text="admin.noDead" clear={isNewest ? undefined : path} />
      ) : (
        <table className="fold">
          <TableHead columns={["admin.song", "admin.video", "admin.checked"]} />
          <tbody>
            {rows.map(({ row: id, title, singer, externalMediaId, at }) => (
              <tr key={id}>
                <td data-label={t("admin.song")}>
                  <Link to={`/songs/edit/${id}`}>{title}</Link>
                  {singer && <small className="hint"> {singer}</small>}
                </td>
                <td data-label={t("admin.video")}>
                  {externalMediaId && (
                    <a href={youTubeAddress(externalMediaId)} target="_blank" rel="noreferrer">
                      {externalMediaId}
                    </a>
                  )}
                </td>
                <td data-label={t("admin.checked")}>
                  <UtcTime at={at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <OlderPages path={path} isNewest={isNewest} older={older} />
    </AdminPage>
  );
}
