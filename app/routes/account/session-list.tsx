import { Form } from "react-router";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";

interface Session {
  browser: string;
  since: number;
  used: string;
  current: boolean;
}

/** User-Agent tokens and their names; the first match counts. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

function describeBrowser(userAgent: string): string {
  const names = [browsers, systems].map(
    (tokens) => tokens.find(([token]) => userAgent.includes(token))?.[1],
  );
  return names.filter(Boolean).join(" · ") || userAgent.slice(0, 40) || "–";
}

export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t, language } = useI18n("account");
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">{t("account.sessionsTitle")}</h2>
      <ul className="sessions">
        {sessions.map(({ browser, since, used, current }) => (
          <li key={`${since} ${browser}`} suppressHydrationWarning>
            {describeBrowser(browser)},{" "}
            {t("account.sessionSince", { date: formatDate(language, since) })},{" "}
            {t("account.sessionUsed", { ago: used })}
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
