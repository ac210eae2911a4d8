import { Form } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import type { PairView } from "./merge-view.ts";

export function PairPanel(props: {
  pair: PairView;
  kind: "composition" | "person";
  here: string;
  toMerge: (from: string, to: string) => string;
}) {
  const { t } = useI18n("admin");
  const { pair, kind, here, toMerge } = props;
  const { number, one, other, rows } = pair;
  const title = `pair-${number}`;
  return (
    <section className="panel" aria-labelledby={title}>
      <h2 id={title}>
        {one.name} · {other.name}
      </h2>
      <table className="fold">
        <thead>
          <tr>
            <th scope="col">{t("same.field")}</th>
            {[one, other].map((side) => (
              <th key={side.id} scope="col">
                <Link to={side.path}>{side.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={3}>{t("same.equal")}</td>
            </tr>
          )}
          {rows.map(({ label, ...values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {(["one", "other"] as const).map((side) => (
                <td key={side} data-label={pair[side].name} className="cut prose">
                  {values[side] || "–"}
                </td>
              ))}
            </tr>
          ))}
          {kind === "composition" && (
            <tr>
              <th scope="row">{t("same.recordings")}</th>
              {[one, other].map((side) => (
                <td key={side.id} data-label={side.name}>
                  {side.recordings}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <Form method="post" action={here} className="actions list-pages">
        <Link to={toMerge(one.path, other.path)} className="button quiet" preventScrollReset>
          {t("merge.into", { from: one.name, to: other.name })}
        </Link>
        <Link to={toMerge(other.path, one.path)} className="button quiet" preventScrollReset>
          {t("merge.into", { from: other.name, to: one.name })}
        </Link>
        <input type="hidden" name="one" value={one.id} />
        <input type="hidden" name="other" value={other.id} />
        <button type="submit" name="act" value="two" className="button quiet">
          {t("same.two")}
        </button>
      </Form>
    </section>
  );
}
