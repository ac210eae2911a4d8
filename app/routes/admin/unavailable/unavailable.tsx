import { youTubeAddress } from "../../../domain/media/media-url.ts";
import { listUnavailable } from "../../../data/songs/unavailable-songs.ts";
import { parsePage } from "../../../domain/paging.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { databaseContext } from "../../../web/context.ts";
import { AdminPage, EmptyRows, ListPages } from "../admin-page.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/unavailable";

const path = "/admin/unavailable";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = parsePage(url.searchParams.get("page"));
  return { ...(await listUnavailable(context.get(databaseContext), page)), page };
}

export default function Unavailable({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { songs, total, page } = loaderData;
  return (
    <AdminPage title="admin.deadTitle" lead="admin.deadLead" path={path}>
      {songs.length === 0 ? (
        <EmptyRows text="admin.noDead" />
      ) : (
        <table className="fold">
          <TableHead columns={["admin.song", "admin.video", "admin.checked"]} />
          <tbody>
            {songs.map(({ id, title, singer, externalMediaId, checkedAt }) => (
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
                  <UtcTime at={checkedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ListPages path={path} state={{}} page={page} total={total} shown={songs.length} />
    </AdminPage>
  );
}
