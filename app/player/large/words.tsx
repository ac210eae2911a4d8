import { Fragment, useEffect, useState } from "react";
import { useI18n } from "../../i18n/provider.tsx";

interface SongWords {
  /** Language tag (BCP 47) of the verses; null if unknown. */
  tag: string | null;
  verses: string[];
}

/** The words of a song in the reader's script, for the enlarged player. */
export function Words({ songId }: { songId: number }) {
  const { t, language } = useI18n("player");
  const [words, setWords] = useState<SongWords | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void fetch(`/songs/${songId}/words?lng=${language}`, { signal: controller.signal })
      .then((response) => response.json<SongWords>())
      // Offline the player shows no words.
      .catch(() => null)
      .then((songWords) => controller.signal.aborted || setWords(songWords));
    return () => controller.abort();
  }, [songId, language]);
  return (
    // Focusable, so that long words can be scrolled by keyboard.
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
