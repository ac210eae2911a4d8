import { useI18n } from "../i18n/provider.tsx";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(`${language}-IN`, {
      dateStyle: "medium",
      timeStyle: "short",
      hourCycle: "h23",
      timeZone: "UTC",
    });
  formats.set(language, format);
  return format;
}

/** Date and time to the minute, in UTC; `at` is in milliseconds since 1970. */
export function DateTime({ at }: { at: number }) {
  const { language } = useI18n();
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {`${formatOf(language).format(at)} UTC`}
    </time>
  );
}
