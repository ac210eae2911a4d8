import { useI18n } from "../i18n/provider.tsx";

/** A raaga's or a taala's name in the script of the page, its usual roman form under it. */
export function MusicName({ native, roman }: { native: string | null; roman: string }) {
  const { language } = useI18n();
  if (native === null) return roman;
  return (
    <span className="music-name">
      <span lang={language}>{native}</span> <span lang="en">{roman}</span>
    </span>
  );
}
