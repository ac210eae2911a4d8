import { useEffect, useMemo, useRef, useState } from "react";
import { lastEndOf, spanOfLines } from "../../../domain/songs/line-loop.ts";
import { startsOf } from "../../../domain/songs/line-times.ts";
import type { PlayableSong } from "../../../domain/songs/song.ts";
import { useMedium } from "../../../player/medium/use-medium.ts";
import { useLitLine } from "../../../player/playback/use-lit-line.ts";
import { changePractice, type MyPractice } from "./my-practice.ts";
import type { PractisedLine, PractisedVerse } from "./practised-lines.server.ts";
import { useInView } from "./use-in-view.ts";
import { useLineLoop } from "./use-line-loop.ts";
import { useSongPlayer } from "./use-song-player.ts";

interface Options {
  songId: number;
  verses: PractisedVerse[];
  /** Null if the recording cannot be played here. */
  playable: PlayableSong | null;
  practice: MyPractice;
}

/** Lights the lines of a song as they are sung and keeps them in view, plays from them and repeats those of a practice. */
export function useHeardLines({ songId, verses, playable, practice }: Options) {
  const all = useMemo(() => verses.flatMap(({ lines }) => lines), [verses]);
  const starts = useMemo(() => startsOf(all.map(({ times }) => times)), [all]);
  const { medium, playFrom, setRate } = useSongPlayer(playable);
  const line = useLitLine(medium, starts)?.line ?? null;
  const [pressed, setPressed] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  useInView(list, line);

  const duration = useMedium(medium, (one) => one.duration, NaN);
  const { first, last, times = 0, gap = 0, rate } = practice;
  const isTimed = starts.length > 0;
  const loop =
    isTimed && first !== undefined && last !== undefined ? { first, last, times, gap } : null;
  const end = playable ? lastEndOf(playable.media, duration) : Infinity;
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
  useEffect(() => {
    if (medium && rate !== undefined && medium.playbackRate !== rate) setRate(rate);
    // The speed of a practice is that of the recording as it begins to play.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [medium]);

  const play = ({ number, times: ofLine }: PractisedLine) => {
    setPressed(number);
    playFrom(ofLine.findLast((at) => at <= (medium?.currentTime ?? 0)) ?? ofLine[0]!);
  };
  return {
    isTimed,
    isTurn,
    loop,
    setRate,
    /** The line that is sung now, or was pressed last. */
    near: line ?? pressed,
    /** What the list of the lines is given. */
    shown: {
      list,
      lit: line,
      looped: loop ?? undefined,
      start: playable?.media.start ?? 0,
      onPlay: playable ? play : undefined,
    },
  };
}
