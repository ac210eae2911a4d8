import { useI18n } from "../i18n/provider.tsx";

/** A name in the reader's script, where it is known, and in roman letters. */
export function MusicName({ native, roman }: { native: string | null; roman: string }) {
  const { language } = useI18n();
  if (native === null) return roman;
  return (
    <span className="music-name">
      <span lang={language}>{native}</span> <span lang="en">{roman}</span>
    </span>
  );
}

/** Shows a name in roman letters alone, or in the reader's script with the roman one. */
export const Name = ({ of: name }: { of: string | readonly [native: string, roman: string] }) =>
  typeof name === "string" ? name : <MusicName native={name[0]} roman={name[1]} />;
