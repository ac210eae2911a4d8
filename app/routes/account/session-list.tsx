import { Form } from "react-router";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";

interface Session {
  browser: string;
  since: number;
  current: boolean;
}

const browsers = ["Edg", "OPR", "Firefox", "Chrome", "Safari"] as const;
const systems = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"] as const;

/** A browser and its system as people call them, from a User-Agent header. */
function nameOf(agent: string): string {
  const browser = browsers.find((name) => agent.includes(name));
  const system = systems.find((name) => agent.includes(name));
  return [browser, system].filter(Boolean).join(" · ") || agent.slice(0, 40) || "–";
}

export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t, language } = useI18n();
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">{t("account.sessionsTitle")}</h2>
      <ul className="sessions">
        {sessions.map(({ browser, since, current }) => (
          <li key={`${since} ${browser}`} suppressHydrationWarning>
            {nameOf(browser)}, {t("account.sessionSince", { date: formatDate(language, since) })}
            {current && <b> ({t("account.sessionThis")})</b>}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <button type="submit" name="act" value="others" className="button quiet">
            {t("account.endOthers")}
          </button>
        </Form>
      )}
    </section>
  );
}
