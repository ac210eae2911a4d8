import { useI18n } from "../../i18n/provider.tsx";
import type { KeyIn } from "../../i18n/messages.ts";

export function TableHead({ columns }: { columns: KeyIn<"admin">[] }) {
  const { t } = useI18n("admin");
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {t(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
