import { formatDate } from "../i18n/format.ts";
import { useI18n } from "../i18n/provider.tsx";

/** A date. `suppressHydrationWarning`: browsers and servers may format months differently. */
export function Day({ date }: { date: string | number }) {
  const { language } = useI18n();
  return (
    <time
      dateTime={typeof date === "string" ? date : new Date(date).toISOString().slice(0, 10)}
      suppressHydrationWarning
    >
      {formatDate(language, date)}
    </time>
  );
}
