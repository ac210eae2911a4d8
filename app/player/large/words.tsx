import { Fragment, useEffect, useState } from "react";
import { useI18n } from "../../i18n/provider.tsx";

export interface SongWords {
  /** Language tag (BCP 47) of the verses; null if unknown. */
  tag: string | null;
  /** Empty if the archive has none. */
  verses: string[];
}

/** Returns the words of a song in the reader's script; null until they are loaded, and offline. */
export function useWords(songId: number | null): SongWords | null {
  const { language } = useI18n();
  const [words, setWords] = useState<(SongWords & { songId: number }) | null>(null);
  useEffect(() => {
    if (songId === null) return;
    const controller = new AbortController();
    void fetch(`/songs/${songId}/words?lng=${language}`, { signal: controller.signal })
      .then((response) => response.json<SongWords>())
      .catch(() => null)
      .then((found) => controller.signal.aborted || setWords(found && { ...found, songId }));
    return () => controller.abort();
  }, [songId, language]);
  return words?.songId === songId ? words : null;
}

/** The words of a song, for the large player. */
export function Words({ words: { tag, verses } }: { words: SongWords }) {
  const { t } = useI18n("player");
  return (
    // Focusable, so that long words can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="player-words" aria-label={t("player.words")} tabIndex={0}>
      {verses.map((verse, at) => (
        <p key={at} lang={tag ?? undefined}>
          {verse.split("\n").map((line, number) => (
            <Fragment key={number}>
              {line}
              <br />
            </Fragment>
          ))}
        </p>
      ))}
    </section>
  );
}
