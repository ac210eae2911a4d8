import { useEffect, useState } from "react";
import { loadHeardWords } from "../../i18n/heard-words.ts";
import { formatDuration } from "../../i18n/format.ts";
import { AreaI18nProvider, useI18n } from "../../i18n/provider.tsx";
import { findLastPosition, storePosition } from "../../player/playback/positions.ts";
import { usePlayer } from "../../player/provider.tsx";
import { fetchSongs } from "../../player/queue/playable.ts";
import type { PlayableSong } from "../../domain/songs/song.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

const words = await loadHeardWords();

/** Where a long recording was left. */
export interface Unfinished {
  songId: number;
  seconds: number;
}

/** Goes on with the recording that was left last: of the account, else of the device. Links to what was heard. */
export default function Continue({ unfinished }: { unfinished: Unfinished | null }) {
  return (
    <AreaI18nProvider messages={words}>
      <Offer unfinished={unfinished ?? findLastPosition()} />
    </AreaI18nProvider>
  );
}

function Offer({ unfinished }: { unfinished: Unfinished | null }) {
  const { t, language } = useI18n("heard");
  const { ask } = usePlayer();
  const [song, setSong] = useState<PlayableSong>();
  const songId = unfinished?.songId;
  useEffect(() => {
    if (songId === undefined) return;
    let isCurrent = true;
    void fetchSongs([songId], language)
      .catch(() => [])
      .then(([found]) => isCurrent && setSong(found));
    return () => {
      isCurrent = false;
    };
  }, [songId, language]);
  const resume = (one: PlayableSong, { seconds }: Unfinished) => {
    storePosition(one.id, seconds);
    ask({ song: one });
  };
  return (
    <>
      {song && unfinished && (
        <button type="button" className="button quiet" onClick={() => resume(song, unfinished)}>
          <Icon name="play" />
          <span>
            {t("heard.continue", { title: song.title, time: formatDuration(unfinished.seconds) })}
          </span>
        </button>
      )}
      <Link to="/heard" className="plain-link">
        {t("heard.title")}
      </Link>
    </>
  );
}
