import { Form } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { Link } from "../../../ui/link.tsx";
import { useFieldNames } from "./columns-form.tsx";
import type { ShownList } from "./own-list.server.ts";

export function ListPreview(props: { list: ShownList; token: string; address: string }) {
  const { t } = useI18n("ownList");
  const { list, token, address } = props;
  const { pairs, rowsLeft, draftsLeft, columns, filled } = list;
  const hasDrafts = pairs.length + draftsLeft.length > 0;
  return (
    <Form method="post" action={address} className="own-list-preview">
      {!hasDrafts && <Empty text={t("ownList.noDrafts")} />}
      {pairs.length > 0 && <Pairs pairs={pairs} />}
      {rowsLeft.length > 0 && (
        <section className="problems">
          <h2>{t("ownList.rowsLeft", { count: rowsLeft.length })}</h2>
          <ul>
            {rowsLeft.map(({ number, text }) => (
              <li key={number}>{t("ownList.rowLeft", { row: number, text })}</li>
            ))}
          </ul>
        </section>
      )}
      {draftsLeft.length > 0 && (
        <section className="problems">
          <h2>{t("ownList.draftsLeft", { count: draftsLeft.length })}</h2>
          <ul>
            {draftsLeft.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </section>
      )}
      <input type="hidden" name="list" value={token} />
      <input type="hidden" name="seen" value={list.seen} />
      <input type="hidden" name="join" value={list.join} />
      {list.hasHeadings && <input type="hidden" name="headings" value="on" />}
      {list.replaces && <input type="hidden" name="replaces" value="on" />}
      {columns.map(({ field }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its position
        <input key={at} type="hidden" name={`c${at}`} value={field} />
      ))}
      {filled === 0 && hasDrafts && <p>{t("ownList.nothingToFill")}</p>}
      <p className="actions">
        {filled > 0 && list.doubled.length === 0 && (
          <button type="submit" name="act" value="apply" className="button">
            {t("ownList.apply", { count: filled })}
          </button>
        )}
        <Link to="/songs/drafts/list" className="button quiet">
          {t("ownList.another")}
        </Link>
      </p>
    </Form>
  );
}

function Pairs({ pairs }: Pick<ShownList, "pairs">) {
  const { t } = useI18n("ownList");
  return (
    <>
      <h2 id="pairs">{t("ownList.pairs", { count: pairs.length })}</h2>
      <table className="fold" aria-labelledby="pairs">
        <thead>
          <tr>
            <th scope="col">{t("ownList.row")}</th>
            <th scope="col">{t("ownList.recording")}</th>
            <th scope="col">{t("ownList.fills")}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.row}>
              <td data-label={t("ownList.row")}>{pair.row}</td>
              <th scope="row">{pair.file}</th>
              <td data-label={t("ownList.fills")}>
                <Fills pair={pair} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Fills({ pair }: { pair: ShownList["pairs"][number] }) {
  const { t } = useI18n("ownList");
  const nameOf = useFieldNames();
  const { fills, problems } = pair;
  return (
    <>
      {fills.length + problems.length === 0 && t("ownList.nothing")}
      <ul className="plain">
        {fills.map(({ field, before, after, isKept }) =>
          field === "compositionId" ? (
            <li key={field}>{t("ownList.newComposition")}</li>
          ) : (
            <li key={field} data-kept={isKept || undefined}>
              <b>{nameOf(field)}</b> {isKept ? <del>{after}</del> : after}
              {before && (
                <small>{t(isKept ? "ownList.stays" : "ownList.replaced", { text: before })}</small>
              )}
              {isKept && !before && <small>{t("ownList.inComposition")}</small>}
            </li>
          ),
        )}
        {problems.map(({ field, text, reason }) => (
          <li key={`${field} problem`} className="error">
            <b>{nameOf(field)}</b> {t(`ownList.${reason}`, { text })}
          </li>
        ))}
      </ul>
    </>
  );
}
