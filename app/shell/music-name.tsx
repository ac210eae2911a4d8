import { useI18n } from "../i18n/provider.tsx";

export function MusicName({ native, roman }: { native: string | null; roman: string }) {
  const { language } = useI18n();
  if (native === null) return roman;
  return (
    <span className="music-name">
      <span lang={language}>{native}</span> <span lang="en">{roman}</span>
    </span>
  );
}
