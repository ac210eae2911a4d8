import type { KeyIn } from "../../../i18n/messages.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { listPath } from "../../../lib/list-path.ts";
import { Link } from "../../../ui/link.tsx";
import type { Route } from "./+types/overview";

type Overview = Route.ComponentProps["loaderData"];
type Waiting = Overview["waiting"];

const decisions: [keyof Waiting, KeyIn<"admin">, string][] = [
  ["requests", "admin.waitRequests", "/admin/approvals?status=pending"],
  ["suggestions", "suggestions.title", "/admin/suggestions"],
  ["proposals", "proposals.title", "/admin/proposals"],
  ["unavailable", "admin.deadTitle", "/admin/unavailable"],
  ["silentPages", "dead.pages", "/admin/unavailable?kind=page"],
  ["mails", "admin.waitMails", "/admin/mails"],
  ["binned", "admin.waitBin", "/admin/bin"],
];
const gaps: typeof decisions = [
  ["recording", "admin.waitRecording", "/home?without=recording"],
  ["raaga", "admin.waitRaaga", "/home?without=raaga"],
  ["lyrics", "admin.waitLyrics", "/home?without=lyrics"],
  ["taala", "admin.waitTaala", "/home?without=taala"],
];
const maxCounted = 1000;

export function WaitingTasks({ waiting, proposed }: Pick<Overview, "waiting" | "proposed">) {
  const { t } = useI18n("admin");
  const isWaiting = ([name]: (typeof decisions)[number]) => waiting[name] > 0;
  const open = decisions.filter(isWaiting);
  const missing = gaps.filter(isWaiting);
  const textOf = (number: number) =>
    number > maxCounted ? t("admin.moreThan", { number: maxCounted }) : String(number);
  const cells = (shown: typeof decisions) =>
    shown.map(([name, label, to]) => (
      <div key={name}>
        <dt>{t(label)}</dt>
        <dd>
          <Link
            to={name === "proposals" ? listPath(to, { kind: proposed }) : to}
            aria-label={`${t(label)}: ${textOf(waiting[name])}`}
          >
            {textOf(waiting[name])}
          </Link>
        </dd>
      </div>
    ));
  return (
    <section className="panel waiting" aria-labelledby="waiting">
      <h2 id="waiting">{t("admin.waiting")}</h2>
      {open.length > 0 && <dl className="waiting-counts waiting-open">{cells(open)}</dl>}
      {open.length === 0 && <p className="hint">{t("admin.nothingWaits")}</p>}
      {missing.length > 0 && (
        <>
          <h3>{t("admin.gaps")}</h3>
          <dl className="waiting-counts">{cells(missing)}</dl>
        </>
      )}
    </section>
  );
}
