import type { KeyIn } from "../../i18n/messages.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { Link } from "../../ui/link.tsx";
import { useActName } from "./act-name.tsx";
import { UtcTime } from "./utc-time.tsx";
import type { Route } from "./+types/overview";

type Overview = Route.ComponentProps["loaderData"];

export function DeadLinks({ songs }: { songs: Overview["unavailable"] }) {
  const { t } = useI18n("admin");
  return (
    <section className="panel" aria-labelledby="dead">
      <h2 id="dead">{t("admin.deadTitle")}</h2>
      {songs.length === 0 ? (
        <p className="hint">{t("admin.noDead")}</p>
      ) : (
        <ul className="plain">
          {songs.map(({ id, title, checkedAt }) => (
            <li key={id}>
              <Link to={`/songs/edit/${id}`}>{title}</Link>{" "}
              <small className="hint">
                <UtcTime at={checkedAt} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function LatestChanges({ changes }: Pick<Overview, "changes">) {
  const { t } = useI18n("admin");
  return (
    <section className="panel" aria-labelledby="changes">
      <h2 id="changes">{t("admin.changesTitle")}</h2>
      {changes.length === 0 ? (
        <p className="hint">{t("admin.noChanges")}</p>
      ) : (
        <ul className="plain">
          {changes.map(({ id, songId, title, kind, isBinned, by, at }) => (
            <li key={id}>
              <Link to={isBinned ? "/admin/bin" : `/songs/${songId}/history`}>{title}</Link>{" "}
              <span className="badge">{t(`admin.change.${kind}`)}</span>
              <small className="hint">
                <UtcTime at={at} /> {by ?? t("song.formerMember")}
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
        <ul className="plain">
          {acts.map(({ id, at, act, subject, by }) => (
            <li key={id}>
              {nameOf(act)}: <b>{subject}</b>
              <small className="hint">
                <UtcTime at={at} /> {by ?? t("song.formerMember")}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <Link to="/admin/audit" className="button quiet">
          {t("admin.auditTitle")}
        </Link>
        <Link to="/admin/songs" className="button quiet">
          {t("csv.songTitle")}
        </Link>
      </p>
    </section>
  );
}

export function IncompleteSongs(props: {
  id: string;
  title: KeyIn<"admin">;
  songs: { id: number; title: string }[];
}) {
  const { t } = useI18n("admin");
  const { id, title, songs } = props;
  if (songs.length === 0) return null;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      <ul className="plain">
        {songs.map((song) => (
          <li key={song.id}>
            <Link to={`/songs/edit/${song.id}`}>{song.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
