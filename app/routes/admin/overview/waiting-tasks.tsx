import type { KeyIn } from "../../../i18n/messages.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import type { Route } from "./+types/overview";

type Waiting = Route.ComponentProps["loaderData"]["waiting"];

const counters: [keyof Waiting, KeyIn<"admin">, string][] = [
  ["requests", "admin.waitRequests", "/admin/approvals?status=pending"],
  ["proposals", "proposals.title", "/admin/proposals"],
  ["unavailable", "admin.deadTitle", "/admin/unavailable"],
  ["mails", "admin.waitMails", "/admin/mails"],
  ["recording", "admin.waitRecording", "/home?without=recording"],
  ["raaga", "admin.waitRaaga", "/home?without=raaga"],
  ["lyrics", "admin.waitLyrics", "/home?without=lyrics"],
  ["taala", "admin.waitTaala", "/home?without=taala"],
  ["binned", "admin.waitBin", "/admin/bin"],
];
const maxCounted = 1000;

/** What waits for administrators, each with its number; what does not wait is one quiet line. */
export function WaitingTasks({ waiting }: { waiting: Waiting }) {
  const { t } = useI18n("admin");
  const open = counters.filter(([name]) => waiting[name] > 0);
  const done = counters.filter(([name]) => waiting[name] === 0);
  return (
    <section className="panel waiting" aria-labelledby="waiting">
      <h2 id="waiting">{t("admin.waiting")}</h2>
      {open.length > 0 && (
        <dl className="waiting-open">
          {open.map(([name, label, to]) => {
            const number = waiting[name];
            const text =
              number > maxCounted ? t("admin.moreThan", { number: maxCounted }) : String(number);
            return (
              <div key={name}>
                <dt>{t(label)}</dt>
                <dd>
                  <Link to={to} aria-label={`${t(label)}: ${text}`}>
                    {text}
                  </Link>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {done.length > 0 && (
        <ul className="waiting-done">
          {done.map(([name, label, to]) => (
            <li key={name}>
              <Link to={to}>{t(label)}</Link> 0
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
