import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { useActName } from "../act-name.tsx";
import { ActSubject } from "../act-subject.tsx";
import { UtcTime } from "../utc-time.tsx";
import type { Route } from "./+types/overview";

type Overview = Route.ComponentProps["loaderData"];

export function LatestChanges({ changes }: Pick<Overview, "changes">) {
  const { t } = useI18n("admin");
  return (
    <section className="panel" aria-labelledby="changes">
      <h2 id="changes">{t("admin.changesTitle")}</h2>
      {changes.length === 0 ? (
        <p className="hint">{t("admin.noChanges")}</p>
      ) : (
        <ul className="plain dense">
          {changes.map(({ id, songId, title, kind, by, at }) => (
            <li key={id}>
              <span>
                <Link to={`/songs/${songId}/history`}>{title}</Link>{" "}
                <span className={`change ${kind}`}>{t(`admin.change.${kind}`)}</span>
              </span>
              <small className="hint">
                {by ?? t("song.formerMember")} · <UtcTime at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function LatestActs({ acts }: Pick<Overview, "acts">) {
  const { t } = useI18n("admin");
  const nameOf = useActName();
  return (
    <section className="panel" aria-labelledby="acts">
      <h2 id="acts">{t("admin.actsTitle")}</h2>
      {acts.length === 0 ? (
        <p className="hint">{t("admin.noActs")}</p>
      ) : (
        <ul className="plain dense">
          {acts.map(({ id, at, act, by, ...done }) => (
            <li key={id}>
              <span>
                {nameOf(act)}:{" "}
                <b>
                  <ActSubject {...done} />
                </b>
              </span>
              <small className="hint">
                {by ?? t("song.formerMember")} · <UtcTime at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className="more">
        <Link to="/admin/audit">{t("admin.auditTitle")}</Link>
      </p>
    </section>
  );
}
