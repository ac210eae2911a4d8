import { Form } from "react-router";
import { textOf } from "../../domain/music/shown-name.ts";
import type { Segment } from "../../domain/records/suggesting/mark-differences.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";
import { useI18n } from "../../i18n/provider.tsx";
import stylesheet from "../../styles/suggest.css?url";
import { DateTime } from "../../ui/date-time.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Empty } from "../../ui/empty.tsx";
import { FormErrorSummary } from "../../ui/form-error-summary.tsx";
import { TextAreaField, TextField } from "../../ui/form-fields.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import { Name } from "../../ui/name.tsx";
import type { QueuedSuggestion } from "./queue.server.ts";

/** The suggestions that wait for a decision, each with its form. */
export function Queue(props: {
  rows: QueuedSuggestion[];
  older: string | null;
  formErrors: FormErrors | undefined;
}) {
  const { t } = useI18n("suggest");
  const { rows, older, formErrors } = props;
  return (
    <>
      <Stylesheet href={stylesheet} />
      {rows.length === 0 && <Empty text={t("queue.none")} />}
      <ul className="suggestion-queue">
        {rows.map((row) => (
          <li key={row.id} className="panel">
            <Suggestion
              of={row}
              formErrors={formErrors?.submitted.id === String(row.id) ? formErrors : undefined}
            />
          </li>
        ))}
      </ul>
      {older && (
        <p className="actions">
          <Link to={older} className="button quiet" rel="next">
            {t("queue.older")}
          </Link>
        </p>
      )}
    </>
  );
}

function Suggestion(props: { of: QueuedSuggestion; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("suggest");
  const { of, formErrors } = props;
  const { id, title, isGone, to, label, by, at, source } = of;
  return (
    <>
      <h2>
        {isGone ? (
          <Name of={title} />
        ) : (
          <Link to={to}>
            <Name of={title} />
          </Link>
        )}
        {"\u00a0· "}
        {label}
      </h2>
      <p className="hint">
        {t("queue.by", { name: by || t("queue.visitor") })} · <DateTime at={at} />
      </p>
      <dl className="suggestion-values">
        {of.control !== "note" && (
          <Value label={t("queue.old")} parts={of.before} empty={t("suggest.nothing")} />
        )}
        <Value
          label={t(of.control === "note" ? "suggest.noteValue" : "suggest.value")}
          parts={of.after}
        />
        {source && (
          <Value label={t("suggest.source")} parts={[{ text: source, isMarked: false }]} />
        )}
      </dl>
      {isGone && <p className="hint">{t("queue.gone")}</p>}
      <Form method="post" className="form" noValidate preventScrollReset>
        <FormErrorSummary formErrors={formErrors} />
        <input type="hidden" name="id" value={id} />
        <Acceptance of={of} formErrors={formErrors} />
        <details open={formErrors?.submitted.act === "decline"}>
          <summary>{t("queue.decline")}</summary>
          <TextAreaField
            name="reason"
            id={formErrors ? undefined : `reason-${id}`}
            label={t("queue.reason")}
            hint={t("queue.reasonHint")}
            error={formErrors?.errors?.reason}
            rows={2}
            maxLength={1000}
            defaultValue={formErrors?.submitted.reason}
          />
          <button
            type="submit"
            name="act"
            value="decline"
            className="button quiet danger"
            aria-label={`${t("queue.decline")}: ${textOf(title)}, ${label}`}
          >
            {t("queue.decline")}
          </button>
        </details>
      </Form>
    </>
  );
}

function Acceptance(props: { of: QueuedSuggestion; formErrors: FormErrors | undefined }) {
  const { t } = useI18n("suggest");
  const { of, formErrors } = props;
  const { errors, submitted } = formErrors ?? {};
  const { title, label, control, thankName } = of;
  const accept = (text: string) => (
    <button
      type="submit"
      name="act"
      value="accept"
      className="button"
      aria-label={`${text}: ${textOf(title)}, ${label}`}
    >
      {text}
    </button>
  );
  const thanks = thankName && (
    <label className="suggest-tick">
      <input type="checkbox" name="thank" value="yes" defaultChecked />{" "}
      {t("queue.thank", { name: thankName })}
    </label>
  );
  if (control === "note")
    return (
      <>
        {thanks}
        {of.hideTo && (
          <p>
            <Link to={of.hideTo} className="button quiet">
              {t("queue.hide")}
            </Link>
          </p>
        )}
        <p className="hint">{t("queue.doneHint")}</p>
        <p>{accept(t("queue.done"))}</p>
      </>
    );
  const value = {
    name: "value",
    // The summary of errors links to the id made of the name.
    id: formErrors ? undefined : `value-${of.id}`,
    label: t("suggest.value"),
    error: errors?.value,
    defaultValue: submitted?.value ?? of.newValue,
  };
  return (
    <>
      <input type="hidden" name="seen" value={submitted?.seen ?? of.oldValue} />
      {thanks}
      <p>{accept(t("queue.accept"))}</p>
      <details open={submitted?.act === "accept"}>
        <summary>{t("queue.acceptChanged")}</summary>
        {control === "line" ? <TextField {...value} /> : <TextAreaField {...value} rows={4} />}
        {accept(t("queue.acceptChanged"))}
      </details>
    </>
  );
}

const Value = (props: { label: string; parts: Segment[]; empty?: string }) => (
  <div>
    <dt>{props.label}</dt>
    <dd className="prose">
      {props.parts.map(({ text, isMarked }, at) =>
        isMarked ? (
          <mark key={at}>
            <MixedText text={text} />
          </mark>
        ) : (
          <span key={at}>
            <MixedText text={text} />
          </span>
        ),
      )}
      {props.parts.length === 0 && props.empty}
    </dd>
  </div>
);
