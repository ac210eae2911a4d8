import { formatDate } from "../i18n/format.ts";
import { useI18n } from "../i18n/provider.tsx";

/** A date in words. Browsers and servers may know a language's months differently: the server's stay. */
export function Day({ date }: { date: string | number }) {
  const { language } = useI18n();
  return (
    <time dateTime={new Date(date).toISOString().slice(0, 10)} suppressHydrationWarning>
      {formatDate(language, date)}
    </time>
  );
}
