import { Form } from "react-router";
import { describeBrowser } from "../../domain/users/describe-browser.ts";
import { formatDate } from "../../i18n/format.ts";
import { useI18n } from "../../i18n/provider.tsx";

interface Session {
  browser: string;
  since: number;
  used: string;
  current: boolean;
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
