import { formatDate } from "../i18n/format.ts";
import { useI18n } from "../i18n/provider.tsx";

/** Date and time to the minute, in UTC; `at` is in milliseconds since 1970. */
export function DateTime({ at }: { at: number }) {
  const { language } = useI18n();
  const instant = new Date(at).toISOString();
  return (
    <time dateTime={instant} suppressHydrationWarning>
      {`${formatDate(language, at)}, ${instant.slice(11, 16)} UTC`}
    </time>
  );
}
