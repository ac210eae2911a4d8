import { databaseContext } from "../../web/context.ts";
import { readOverview } from "../../data/records/overview.ts";
import { useI18n } from "../../i18n/provider.tsx";
import type { KeyIn } from "../../i18n/messages.ts";
import type { Route } from "./+types/overview";
import { AdminPage } from "./admin-page.tsx";
import { Moment, useActName } from "./act-name.tsx";
import { Growth } from "./growth.tsx";
import { Link } from "../../ui/link.tsx";

export const loader = ({ context }: Route.LoaderArgs) => readOverview(context.get(databaseContext));

type Waiting = Route.ComponentProps["loaderData"]["waiting"];
const places: [keyof Waiting, KeyIn<"admin">, string | null][] = [
  ["requests", "admin.waitRequests", "/admin/approvals?status=pending"],
  ["withoutRaaga", "admin.waitRaaga", "#no-raaga"],
  ["withoutMedium", "admin.waitMedium", "#no-medium"],
  ["mails", "admin.waitMails", null],
  ["binned", "admin.waitBin", "/admin/bin"],
];
const mostCounted = 1000;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const nameOf = useActName();
  const { waiting, lacking, dead, changes, acts, months, songs } = loaderData;
  return (
    <AdminPage title="admin.overviewTitle" lead="admin.overviewLead" path="/admin">
      <div className="boards">
        <section className="panel" aria-labelledby="waiting">
          <h2 id="waiting">{t("admin.waiting")}</h2>
          <dl>
            {places.map(([name, words, to]) => {
              const number = waiting[name];
              const text =
                number > mostCounted ? t("admin.moreThan", { number: mostCounted }) : number;
              return (
                <div key={name}>
                  <dt>{t(words)}</dt>
                  <dd>{to && number > 0 ? <Link to={to}>{text}</Link> : text}</dd>
                </div>
              );
            })}
          </dl>
        </section>
        <section className="panel" aria-labelledby="growth">
          <h2 id="growth">{t("admin.growth")}</h2>
          <p>{t("admin.songsInAll", { count: songs })}</p>
          <Growth months={months} />
        </section>
        <section className="panel" aria-labelledby="dead">
          <h2 id="dead">{t("admin.deadTitle")}</h2>
          {dead.length === 0 ? (
            <p className="hint">{t("admin.noDead")}</p>
          ) : (
            <ul className="plain">
              {dead.map(({ id, title, checkedAt }) => (
                <li key={id}>
                  <Link to={`/songs/edit/${id}`}>{title}</Link>{" "}
                  <small className="hint">
                    <Moment at={checkedAt} />
                  </small>
                </li>
              ))}
            </ul>
          )}
        </section>
        <Lacking id="no-raaga" words="admin.waitRaaga" songs={lacking.raaga} />
        <Lacking id="no-medium" words="admin.waitMedium" songs={lacking.medium} />
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
                    <Moment at={at} /> {by ?? t("song.formerMember")}
                  </small>
                </li>
              ))}
            </ul>
          )}
        </section>
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
                    <Moment at={at} /> {by ?? t("song.formerMember")}
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
      </div>
    </AdminPage>
  );
}

/** A few songs that lack something, each with the way to put it right. */
function Lacking(props: {
  id: string;
  words: KeyIn<"admin">;
  songs: { id: number; title: string }[];
}) {
  const { t } = useI18n("admin");
  const { id, words, songs } = props;
  if (songs.length === 0) return null;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t(words)}</h2>
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
