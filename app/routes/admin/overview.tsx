import { databaseContext } from "../../web/context.ts";
import { readOverview } from "../../data/records/overview.ts";
import { useI18n } from "../../i18n/provider.tsx";
import type { KeyIn } from "../../i18n/messages.ts";
import type { Route } from "./+types/overview";
import { AdminPage } from "./admin-page.tsx";
import { LatestActs, LatestChanges } from "./overview-lists.tsx";
import { ReferenceLists } from "./reference-links.tsx";
import { Growth } from "./growth.tsx";
import { Link } from "../../ui/link.tsx";

export const loader = ({ context }: Route.LoaderArgs) => readOverview(context.get(databaseContext));

type Waiting = Route.ComponentProps["loaderData"]["waiting"];
const counters: [keyof Waiting, KeyIn<"admin">, string][] = [
  ["requests", "admin.waitRequests", "/admin/approvals?status=pending"],
  ["proposals", "proposals.title", "/admin/proposals"],
  ["recording", "admin.waitRecording", "/home?without=recording"],
  ["raaga", "admin.waitRaaga", "/home?without=raaga"],
  ["lyrics", "admin.waitLyrics", "/home?without=lyrics"],
  ["taala", "admin.waitTaala", "/home?without=taala"],
  ["unavailable", "admin.deadTitle", "/admin/unavailable"],
  ["mails", "admin.waitMails", "/admin/mails"],
  ["binned", "admin.waitBin", "/admin/bin"],
];
const maxCounted = 1000;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { waiting, changes, acts, months, songs } = loaderData;
  return (
    <AdminPage title="admin.overviewTitle" lead="admin.overviewLead" path="/admin">
      <div className="boards">
        <section className="panel" aria-labelledby="waiting">
          <h2 id="waiting">{t("admin.waiting")}</h2>
          <dl>
            {counters.map(([name, label, to]) => {
              const number = waiting[name];
              const text =
                number > maxCounted ? t("admin.moreThan", { number: maxCounted }) : number;
              return (
                <div key={name}>
                  <dt>{t(label)}</dt>
                  <dd>{number > 0 ? <Link to={to}>{text}</Link> : text}</dd>
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
        <LatestChanges changes={changes} />
        <LatestActs acts={acts} />
        <ReferenceLists />
      </div>
    </AdminPage>
  );
}
