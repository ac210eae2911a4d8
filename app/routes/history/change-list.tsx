import type { ReactNode } from "react";
import type { Segment } from "../../domain/records/suggesting/mark-differences.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";
import type { ShownChange } from "./shown-changes.server.ts";

/** Lists changes, each with a link to the version that it made if `isLinked`, and what `act` adds. */
export function ChangeList(props: {
  changes: ShownChange[];
  isLinked?: boolean;
  act?: (change: ShownChange) => ReactNode;
}) {
  const { t } = useI18n("history");
  const { changes, isLinked = false, act } = props;
  return (
    <ol className="changes">
      {changes.map((change) => (
        <li key={change.id} className="panel">
          <p id={`change-${change.id}`}>
            <b>
              <MixedText text={change.act} />
            </b>{" "}
            · <DateTime at={change.at} />
            {change.subject && ` · ${change.subject}`}
            {isLinked && (
              <>
                {" · "}
                <Link to={change.path} rel="nofollow" aria-describedby={`change-${change.id}`}>
                  {t("changes.version", { number: String(change.id) })}
                </Link>
              </>
            )}
          </p>
          {change.notes.map((note, at) => (
            <p key={at} className="hint">
              <MixedText text={note} />
            </p>
          ))}
          <ChangedFields rows={change.rows} />
          {act?.(change)}
        </li>
      ))}
    </ol>
  );
}

function ChangedFields({ rows }: { rows: ShownChange["rows"] }) {
  const { t } = useI18n("history");
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ label, before, after }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <Value label={t("changes.before")} parts={before} mark="del" />
          <Value label={t("changes.after")} parts={after} mark="ins" />
        </div>
      ))}
    </dl>
  );
}

function Value(props: { label: string; parts: Segment[]; mark: "ins" | "del" }) {
  const { t } = useI18n("history");
  const { label, parts, mark: Mark } = props;
  return (
    <dd>
      <span className="hint">{label}</span>
      <span className="prose" suppressHydrationWarning>
        {parts.length === 0 && t("changes.nothing")}
        {parts.map(({ text, isMarked }, at) =>
          isMarked ? (
            <Mark key={at}>
              <MixedText text={text} />
            </Mark>
          ) : (
            <MixedText key={at} text={text} />
          ),
        )}
      </span>
    </dd>
  );
}
