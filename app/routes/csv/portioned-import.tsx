import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { Link } from "../../ui/link.tsx";
import { beginWork } from "../../ui/work.ts";
import { OrderChoice } from "./order-choice.tsx";
import { RowTable } from "./row-table.tsx";
import type { loadSongImport } from "./song-import.server.ts";

type Loaded = NonNullable<Awaited<ReturnType<typeof loadSongImport>>>;
type Portions = Extract<Loaded, { kind: "portions" }>;
type Summary = NonNullable<Portions["summary"]>;

interface Props {
  path: string;
  plan: Portions;
  formErrors: FormErrors | undefined;
}

/** The preview of a large file, and its import portion by portion. */
export function PortionedImport({ path, plan, formErrors }: Props) {
  const { t } = useI18n("csv");
  const { summary, written, portions, fileName } = plan;
  const isAny = summary && summary.counts.add + summary.counts.change > 0;
  return (
    <>
      <FormErrorSummary formErrors={formErrors} />
      <h2>{t("csv.planOf", { file: fileName })}</h2>
      <div className="csv-preview">
        {written === 0 && summary && <Counts counts={summary.counts} />}
        {written === 0 && summary?.dependsOnOrder && (
          <>
            <OrderChoice
              order={plan.order}
              to={(dates) => listPath(path, { file: plan.token, dates })}
            />
            {summary.dated.length > 0 && <RowTable rows={summary.dated} />}
          </>
        )}
        {isAny || written > 0 ? (
          <PortionForm path={path} plan={plan} formErrors={formErrors} />
        ) : (
          <NothingToImport path={path} />
        )}
        {portions > 1 && <p className="hint">{t("csv.inPortions", { count: portions })}</p>}
        {summary && <Details summary={summary} />}
      </div>
    </>
  );
}

function Counts({ counts }: { counts: Summary["counts"] }) {
  const { t } = useI18n("csv");
  return (
    <ul className="inline">
      {(["refuse", "add", "change", "same"] as const).map((outcome) => (
        <li key={outcome}>{t(`csv.outcome.${outcome}`, { number: counts[outcome] })}</li>
      ))}
    </ul>
  );
}

function NothingToImport({ path }: { path: string }) {
  const { t } = useI18n("csv");
  return (
    <>
      <p>{t("csv.nothingToImport")}</p>
      <p className="actions">
        <Link to={path} className="button quiet">
          {t("csv.another")}
        </Link>
      </p>
    </>
  );
}

function PortionForm({ path, plan, formErrors }: Props) {
  const { t } = useI18n("csv");
  const form = useRef<HTMLFormElement>(null);
  const { isGoingOn, begin, pause } = useGoingOn(form, plan.written, formErrors !== undefined);
  const { token, order, summary, written, rows, done, counts } = plan;
  return (
    <Form
      method="post"
      action={listPath(path, { file: token, dates: written === 0 ? order : "" })}
      encType="multipart/form-data"
      ref={form}
      onSubmit={begin}
    >
      <input type="hidden" name="file" value={token} />
      <input type="hidden" name="act" value="goOn" />
      <input type="hidden" name="dates" value={order} />
      {written > 0 && (
        <div role="status">
          <p>{t("csv.progress", { done, rows })}</p>
          <progress value={done} max={rows} aria-label={t("csv.progress", { done, rows })} />
          <p className="hint">{t("csv.progressCounts", counts)}</p>
        </div>
      )}
      <p className="actions">
        {isGoingOn ? (
          <button type="button" className="button" onClick={pause}>
            {t("csv.pause")}
          </button>
        ) : (
          <button type="submit" className="button">
            {written === 0 && summary
              ? t("csv.importSongs", { added: summary.counts.add, changed: summary.counts.change })
              : t("csv.goOn")}
          </button>
        )}
        <Link to={path} className="button quiet">
          {t("csv.another")}
        </Link>
      </p>
    </Form>
  );
}

/** Submits the form again after each portion, from the first press until one fails or the reader pauses. */
function useGoingOn(form: RefObject<HTMLFormElement | null>, written: number, hasFailed: boolean) {
  const isIdle = useNavigation().state === "idle";
  const [isPressed, setIsPressed] = useState(false);
  const submitted = useRef(-1);
  const isGoingOn = isPressed && !(isIdle && hasFailed);
  useEffect(() => (isGoingOn ? beginWork() : undefined), [isGoingOn]);
  useEffect(() => {
    if (isGoingOn && isIdle && submitted.current !== written) form.current?.requestSubmit();
  }, [form, isGoingOn, isIdle, written]);
  const begin = () => {
    submitted.current = written;
    setIsPressed(true);
  };
  return { isGoingOn, begin, pause: () => setIsPressed(false) };
}

function Details({ summary }: { summary: Summary }) {
  const { t } = useI18n("csv");
  const { counts, missing, refused, noted, first } = summary;
  return (
    <>
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h3 id="missing">{t("csv.missing")}</h3>
          <p>{t("csv.missingLead")}</p>
          <ul>
            {missing.map(({ column, name, rows }) => (
              <li key={`${column} ${name}`}>
                <code>{column}</code> {name} ({t("csv.rowCount", { count: rows })})
              </li>
            ))}
          </ul>
        </section>
      )}
      <Rows title={t("csv.refusedRows", { number: counts.refuse })} rows={refused} isOpen />
      <Rows title={t("csv.notedRows", { number: counts.noted })} rows={noted} />
      <Rows title={t("csv.firstRows")} rows={first} />
    </>
  );
}

function Rows(props: { title: string; rows: Summary["first"]; isOpen?: boolean }) {
  const { title, rows, isOpen } = props;
  if (rows.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <RowTable rows={rows} />
    </details>
  );
}
