import { databaseContext } from "../../../web/context.ts";
import { readOverview } from "../../../data/records/overview.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { Route } from "./+types/overview";
import { AdminPage } from "../admin-page.tsx";
import { LatestActs, LatestChanges } from "./overview-lists.tsx";
import { ReferenceLists } from "./reference-links.tsx";
import { Growth } from "./growth.tsx";
import { WaitingTasks } from "./waiting-tasks.tsx";
import { Link } from "../../../ui/link.tsx";

export const loader = ({ context }: Route.LoaderArgs) => readOverview(context.get(databaseContext));

const tools = [
  ["/admin/songs", "csv.songTitle"],
  ["/admin/bin", "admin.bin"],
  ["/admin/hidden", "hidden.title"],
  ["/admin/jobs", "jobs.title"],
] as const;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n("admin");
  const { waiting, proposed, changes, acts, months, songs } = loaderData;
  return (
    <AdminPage
      title="admin.overviewTitle"
      lead="admin.overviewLead"
      path="/admin"
      acts={tools.map(([to, label]) => (
        <Link key={to} to={to} className="button quiet">
          {t(label)}
        </Link>
      ))}
    >
      <WaitingTasks waiting={waiting} proposed={proposed} />
      <div className="boards">
        <div>
          <ReferenceLists />
          <LatestChanges changes={changes} />
        </div>
        <div>
          <LatestActs acts={acts} />
          <Growth months={months} songs={songs} />
        </div>
      </div>
    </AdminPage>
  );
}
