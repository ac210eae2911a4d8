import type { listMerges } from "../../../data/records/merges.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { TableHead } from "../table-head.tsx";
import { UtcTime } from "../utc-time.tsx";

type Merge = Awaited<ReturnType<typeof listMerges>>[number];

export function MergeTable(props: { merges: Merge[]; toSeparate: (merge: Merge) => string }) {
  const { t } = useI18n("admin");
  return (
    <table className="fold">
      <TableHead columns={["merges.which", "merges.target", "admin.when", "column.actions"]} />
      <tbody>
        {props.merges.map((merge) => (
          <tr key={merge.id}>
            <th scope="row">
              {merge.fromName}
              <small className="hint">{t(`merges.${merge.kind}`)}</small>
            </th>
            <td data-label={t("merges.target")}>
              <Link to={pathOf(merge)}>{merge.toName}</Link>
            </td>
            <td data-label={t("admin.when")}>
              <UtcTime at={merge.mergedAt} />
              <small className="hint">{merge.by ?? t("song.formerMember")}</small>
            </td>
            <td className="row-actions">
              {merge.undoneAt === null ? (
                <Link to={props.toSeparate(merge)} className="button quiet" preventScrollReset>
                  {t("merges.separate")}
                </Link>
              ) : (
                <span className="badge">{t("merges.undone")}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const pathOf = ({ kind, toId, songId }: Merge) =>
  kind === "person" ? `/people/${toId}` : `/songs/${songId}`;
