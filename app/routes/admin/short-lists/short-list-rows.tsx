import { useI18n } from "../../../i18n/provider.tsx";
import { MixedText } from "../../../ui/mixed-text.tsx";
import { MusicName } from "../../../ui/name.tsx";
import { RowActions } from "../row-actions.tsx";
import { TableHead } from "../table-head.tsx";
import type { ShortList } from "../short-list-names.ts";
import type { Route } from "./+types/short-list";

export function ShortListRows(props: {
  list: ShortList;
  rows: Route.ComponentProps["loaderData"]["rows"];
  toDialog: (dialog: string, id: string) => string;
}) {
  const { t } = useI18n("admin");
  const { list, rows, toDialog } = props;
  const { canGrow } = list;
  const hasDescription = list.hasDescription && rows.some(({ description }) => description);
  return (
    <table className="fold">
      <TableHead
        columns={[
          "admin.name",
          ...(hasDescription ? (["admin.description"] as const) : []),
          "column.actions",
        ]}
      />
      <tbody>
        {rows.map(({ id, label, native, description }) => (
          <tr key={id}>
            <th scope="row">
              <MusicName native={native} roman={label} />
            </th>
            {hasDescription && (
              <td data-label={t("admin.description")} className="cut">
                <MixedText text={description} />
              </td>
            )}
            <td className="row-actions">
              <RowActions
                name={native ?? label}
                to={(dialog) => toDialog(dialog, id)}
                mayDelete={canGrow}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
