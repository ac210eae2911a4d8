import { Fragment, useEffect, useState } from "react";
import { useI18n } from "../../i18n/provider.tsx";

interface SongWords {
  /** The language and script of the verses, as HTML names them; null if it is not known. */
  tag: string | null;
  verses: string[];
}

/** The words of a song in the reader's script, for who listens large. */
export function Words({ songId }: { songId: number }) {
  const { t, language } = useI18n("player");
  const [words, setWords] = useState<SongWords | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void fetch(`/songs/${songId}/words?lng=${language}`, { signal: controller.signal })
      .then((response) => response.json<SongWords>())
      // Without a line the player stands alone.
      .catch(() => null)
      .then((found) => controller.signal.aborted || setWords(found));
    return () => controller.abort();
  }, [songId, language]);
  return (
    // A long song is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="player-words" aria-label={t("player.words")} tabIndex={0}>
      {words?.verses.map((verse, at) => (
        <p key={at} lang={words.tag ?? undefined}>
          {verse.split("\n").map((line, number) => (
            <Fragment key={number}>
              {line}
              <br />
            </Fragment>
          ))}
        </p>
      ))}
      {words?.verses.length === 0 && <p>{t("player.noWords")}</p>}
    </section>
  );
}
