import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { spanOfLines } from "../../../domain/songs/line-loop.ts";
import { startsOf } from "../../../domain/songs/line-times.ts";
import type { Playable, PlayableSong } from "../../../domain/songs/song.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { useMedium } from "../../../player/medium/use-medium.ts";
import { useLitLine } from "../../../player/playback/use-lit-line.ts";
import { Link } from "../../../ui/link.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { LineChoices } from "./line-choices.tsx";
import { type LinesQuery, linesPath } from "./lines-path.ts";
import type { PractisedLine, PractisedLines } from "./practised-lines.server.ts";
import { RepeatControls } from "./repeat-controls.tsx";
import { useInView } from "./use-in-view.ts";
import { useLineLoop } from "./use-line-loop.ts";
import { changePractice, forgetPractice, practiceHash, useMyPractice } from "./use-my-practice.ts";
import { useSongPlayer } from "./use-song-player.ts";
import { WordsList } from "./words-list.tsx";

interface Props {
  songId: number;
  title: string;
  lines: PractisedLines;
  query: LinesQuery;
  /** Null if the recording cannot be played here. */
  playable: PlayableSong | null;
}

/** The lyrics of a song, whose lines light up as they are sung, are played by a press and repeated. */
export function WordsSection({ songId, title, lines, query, playable }: Props) {
  const { t } = useI18n("practise");
  const practice = useMyPractice(songId);
  const all = useMemo(() => lines.verses.flatMap((verse) => verse.lines), [lines]);
  const starts = useMemo(() => startsOf(all.map(({ times }) => times)), [all]);
  const { medium, playFrom, setRate } = useSongPlayer(playable);
  const lit = useLitLine(medium, starts);
  const [pressed, setPressed] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  useInView(list, lit?.line ?? null);
  useKeptScript(songId, query);

  const duration = useMedium(medium, (one) => one.duration, NaN);
  const { first, last, times = 0, gap = 0 } = practice;
  const hasLoop = starts.length > 0 && first !== undefined && last !== undefined;
  const loop = hasLoop ? { first, last, times, gap } : null;
  const end = endOf(playable?.media, duration);
  const span = useMemo(
    () =>
      first === undefined || last === undefined ? null : spanOfLines(starts, { first, last }, end),
    [starts, first, last, end],
  );
  const isTurn = useLineLoop(medium, span, {
    times,
    gap,
    onEnd: () => changePractice(songId, { first: undefined, last: undefined }),
  });
  const { rate } = practice;
  useEffect(() => {
    if (medium && rate !== undefined && medium.playbackRate !== rate) setRate(rate);
    // The speed of a practice is that of the recording as it begins to play.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [medium]);

  const play = (line: PractisedLine) => {
    setPressed(line.number);
    playFrom(line.times.findLast((at) => at <= (medium?.currentTime ?? 0)) ?? line.times[0]!);
  };
  const isTimed = starts.length > 0;
  return (
    <section className="practised-words" aria-labelledby="words">
      <div className="words-top">
        <h2 id="words">{t("song.lyrics")}</h2>
        <Link to={linesPath(songId, { ...query, view: "large" })} className="button quiet">
          {t("practise.large")}
        </Link>
      </div>
      <LineChoices songId={songId} lines={lines} query={query} />
      {lines.scripts.isTransliterated && <p className="hint">{t("lyrics.transliterated")}</p>}
      {isTimed && playable && (
        <>
          <p className="hint needs-script">
            {t("practise.pressTime")}
            {playable.media.kind === "YouTube" && ` ${t("practise.halfSecond")}`}
          </p>
          <RepeatControls
            songId={songId}
            verses={lines.verses}
            line={lit?.line ?? pressed}
            practice={practice}
            loop={loop}
            onRate={setRate}
          />
          <p className="turn needs-script" role="status">
            {isTurn && t("practise.yourTurn")}
          </p>
        </>
      )}
      <WordsList
        lines={lines}
        list={list}
        lit={lit?.line ?? null}
        looped={loop ?? undefined}
        start={playable?.media.start ?? 0}
        onPlay={playable ? play : undefined}
      />
      {isTimed && (
        <p>
          <a href={`/songs/${songId}/words.vtt?script=${lines.scripts.script}`} download>
            {t("practise.captions")}
          </a>
        </p>
      )}
      {Object.keys(practice).length > 0 && (
        <div className="my-practice">
          <p>{t("practise.mine")}</p>
          <ShareButton title={title} path={linesPath(songId, query) + practiceHash(practice)} />
          <button type="button" className="button quiet" onClick={() => forgetPractice(songId)}>
            {t("practise.forget")}
          </button>
        </div>
      )}
    </section>
  );
}

/** Where a recording ends in its medium, in seconds. */
const endOf = (media: Playable | undefined, duration: number) =>
  media?.end ?? (Number.isNaN(duration) ? Infinity : duration);

/** Shows the lyrics in the script of the song's practice, unless the address asks for one, and keeps what it asks for. */
function useKeptScript(songId: number, { script, beside, ...others }: LinesQuery) {
  const navigate = useNavigate();
  const practice = useMyPractice(songId);
  useEffect(() => {
    if (script && script !== practice.script) changePractice(songId, { script });
    if (beside && beside !== practice.beside) changePractice(songId, { beside });
    if (script || beside || !(practice.script || practice.beside)) return;
    // A copy stands also for addresses that the device has not stored.
    if (document.documentElement.dataset.saved) return;
    const kept = { ...others, script: practice.script, beside: practice.beside };
    const { hash } = window.location;
    void navigate(linesPath(songId, kept) + hash, { replace: true, preventScrollReset: true });
    // Once for each address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [songId, script, beside]);
}
