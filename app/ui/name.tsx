import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "./icon.tsx";

/**
 * A name in the reader's script, if known, and in roman letters, which get `lang="en"` on pages of other languages.
 * Beside the reader's script, roman letters are shown in a page's heading and to those who asked for them.
 */
export function MusicName({ native, roman }: { native: string | null; roman: string }) {
  const { language } = useI18n();
  const inRoman = keepInitials(roman);
  if (native === null)
    return language === "en" || !isRoman.test(roman) ? inRoman : <span lang="en">{inRoman}</span>;
  return (
    <span className="music-name">
      <span lang={language}>{keepInitials(native)}</span> <span lang="en">{inRoman}</span>
    </span>
  );
}

/** Initials at the beginning of a word, as those of "M. Balamuralikrishna" or "எம். எல். வசந்தகுமாரி". */
const initials = /((?<![\p{L}\p{M}])(?:(?:\p{L}\p{M}*){1,3}\. )+)/u;

/** Returns a name whose lines do not end behind initials. Its characters stay: it is copied and found as it is written. */
export function keepInitials(name: string): React.ReactNode {
  if (!name.includes(". ")) return name;
  return name.split(initials).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="initials">
        {part}
      </span>
    ),
  );
}

/** Roman letters throughout: a text in an Indian script may begin with "ISO 15919". */
const isRoman = /^\p{sc=Latn}[^\u0900-\u0d7f]*$/u;

/** A name in roman letters only, or in the reader's script and roman letters. */
export const Name = ({ of: name }: { of: string | readonly [native: string, roman: string] }) => {
  const [native, roman] = typeof name === "string" ? [null, name] : name;
  return <MusicName native={native} roman={roman} />;
};

export const RaagaMark = ({ mark }: { mark?: readonly [string, string] | null }) =>
  mark && (
    <svg className="raaga-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path d={mark[1]} />
      <path d={mark[0]} />
    </svg>
  );

export function LyricsMark() {
  const { t } = useI18n();
  const label = t("song.lyrics");
  return (
    <span role="img" aria-label={label} title={label} className="lyrics-mark">
      <Icon name="book" />
    </span>
  );
}

/** Marks the name of a proposed raaga or person. */
export function ProposedMark() {
  const { t } = useI18n();
  return (
    <>
      {" "}
      <small className="proposed">{t("name.proposed")}</small>
    </>
  );
}
