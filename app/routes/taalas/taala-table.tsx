import type { TaalaSummary } from "../../data/music/taala-pages/list-taalas.ts";
import { jatis } from "../../domain/music/sapta-taalas.ts";
import type { TaalaRow } from "../../domain/music/taalas/taala-groups.ts";
import { taalaPath } from "../../domain/music/taalas/taala-path.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";

export function TaalaTable({ rows }: { rows: TaalaRow<TaalaSummary>[] }) {
  const { t } = useI18n("taalas");
  return (
    <table className="taala-table">
      <thead>
        <tr>
          <th scope="col">{t("taalas.family")}</th>
          {jatis.map(({ name, laghu }) => (
            <th key={name} scope="col">
              {t(`jati.${name}`)} <small>{laghu}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ family, taalas }) => (
          <tr key={family}>
            <th scope="row">{t(`family.${family}`)}</th>
            {taalas.map((taala, at) => (
              <td key={jatis[at]!.name}>{taala && <Cell taala={taala} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Other taalas are named by jati and family alone: `Tisra-jati Eka`. */
const hasOwnName = (id: string) => !id.includes("-jati ");

function Cell({ taala: { id, native, aksharas, compositionCount } }: { taala: TaalaSummary }) {
  const { t } = useI18n("taalas");
  return (
    <Link to={taalaPath(id)} data-songs={compositionCount > 0 || undefined}>
      {aksharas}
      {hasOwnName(id) && (
        <small lang={native ? undefined : "en"} aria-hidden="true">
          {native ?? id}
        </small>
      )}
      {compositionCount > 0 && <small aria-hidden="true">{compositionCount}</small>}
      <span className="taala-name">
        , {native ?? id}
        {compositionCount > 0 && `, ${t("wheel.songs", { count: compositionCount })}`}
      </span>
    </Link>
  );
}
