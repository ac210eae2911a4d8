import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";

/**
 * The words of a song, in verses as they were written. The full view is this very section, spread over
 * the page when the address points at it: it needs no script, and the way back is the browser's own.
 */
export function Lyrics(props: { text: string; language: string | null; title: string }) {
  const { t } = useI18n();
  const verses = props.text.trim().split(/\n\s*\n/);
  return (
    <section id="lyrics" className="lyrics" aria-labelledby="lyrics-title">
      <div className="lyrics-top">
        <h2 id="lyrics-title">{t("song.lyrics")}</h2>
        <a href="#lyrics" className="button quiet to-full">
          <Icon name="expand" />
          {t("song.lyricsFull")}
        </a>
        <a href="#content" className="button quiet from-full">
          <Icon name="collapse" />
          {t("song.lyricsClose")}
        </a>
      </div>
      <div className="lyrics-words" lang={props.language ?? undefined}>
        {verses.map((verse) => (
          <p key={verse}>{verse}</p>
        ))}
      </div>
    </section>
  );
}
