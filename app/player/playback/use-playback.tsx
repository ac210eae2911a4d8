import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Playable, PlayableSong } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { applySound } from "../medium/sound.ts";
import { useSound } from "../medium/use-sound.ts";
import { type Medium, seekTo, type Span, spanOf } from "../medium/medium.ts";
import { useMedium } from "../medium/use-medium.ts";
import { useStops } from "../medium/use-stops.ts";
import { findPosition, savePosition } from "./positions.ts";
import { useProgress } from "./use-progress.ts";
import { usePlayRequests } from "./use-play-requests.ts";
import type { PlayRequest } from "./play-request.ts";
import { toPlayable } from "../queue/playable.ts";
import { indexBeside, type QueueAct } from "../queue/queue.ts";
import { findQueuePosition, saveQueuePosition, useQueue } from "../queue/use-queue.ts";
import { useLoop } from "./use-loop.ts";
import { OnYouTube } from "./on-youtube.tsx";
import { reportFailure } from "./report-failure.ts";
import { useHistory } from "./use-history.ts";
import { useSleepTimer } from "./use-sleep-timer.ts";
import { rememberFailed } from "../storage/history.ts";

export type Playback = ReturnType<typeof usePlayback>;

/** Seconds before the end from which "play" restarts the song. */
const edge = 0.1;

/** Videos in a row that do not answer: then it is YouTube that cannot be reached. */
const maxSilences = 3;

/** Seconds after which "previous" restarts the same song. */
const begun = 3;

/** Plays the queue: handles play requests of the page, continues at the end of a song, skips unplayable songs. */
export function usePlayback(request: PlayRequest | null) {
  const { t } = useI18n("player");
  const toast = useToast();
  const [queue, change] = useQueue(() => toast({ kind: "error", text: t("player.listFailed") }));
  const [medium, setMedium] = useState<Medium | null>(null);
  const [sound, changeSound] = useSound(medium);
  const starts = useRef(false);
  const entry = queue.now;
  const key = entry?.key ?? 0;
  const isPlaying = useMedium(medium, ({ paused }) => !paused, false);
  const duration = useMedium(medium, (one) => one.duration, NaN);
  const media = entry?.song.media;
  const span = useMemo<Span>(
    () => (media ? spanOf(media, duration) : { from: 0, to: NaN }),
    [media, duration],
  );
  const position = useMemo(() => {
    if (!entry) return 0;
    const { id, media: songMedia } = entry.song;
    return findQueuePosition(entry.key) ?? findPosition(id) ?? songMedia.start ?? 0;
  }, [entry]);
  const loop = useLoop(medium, key, span.from);

  const go = useCallback(
    (to: number) => {
      starts.current = true;
      change({ act: "go", to });
    },
    [change],
  );
  const start = (act: QueueAct) => {
    starts.current = true;
    change(act);
  };
  const toggle = useCallback(() => {
    if (!medium) return;
    if (!medium.paused) return medium.pause();
    if (medium.currentTime > span.to - edge) seekTo(medium, span.from);
    medium.play().catch(() => {});
  }, [medium, span]);
  const seek = useCallback(
    (seconds: number) => {
      if (medium) seekTo(medium, Math.max(span.from, Math.min(seconds, span.to || seconds)));
    },
    [medium, span],
  );
  const play = (to: number | null) => {
    if (to === null) return;
    if (to !== queue.at) return go(to);
    seek(span.from);
    medium?.play().catch(() => {});
  };
  const previous = () => {
    const before = indexBeside(queue, -1);
    if (before !== null && medium && medium.currentTime < span.from + begun) play(before);
    else seek(span.from);
  };
  const following = indexBeside(queue, 1);
  const hasNext = following !== null;
  const next = () => play(following);
  const sleepTimer = useSleepTimer(() => medium?.pause());

  usePlayRequests(request, {
    songId: entry?.song.id,
    onSame: toggle,
    start,
    setRate: (rate) => changeSound({ rate }),
  });
  const playSong = (song: PlayableSong) => {
    if (song.id !== entry?.song.id) start({ act: "play", song: toPlayable(song)! });
    else if (!isPlaying) toggle();
  };
  const queueSong = (act: "next" | "add", song: PlayableSong) => {
    const { title } = song;
    change({ act, song: toPlayable(song)! });
    toast({
      kind: "success",
      text: t(act === "next" ? "player.isNext" : "player.added", { title }),
    });
  };

  const begin = useEffectEvent((one: Medium) => {
    applySound(one, sound);
    saveQueuePosition(key, position);
    if (one instanceof HTMLMediaElement) {
      seekTo(one, position);
      if (starts.current) one.play().catch(() => {});
    }
    if (findPosition(entry!.song.id) === position && starts.current)
      toast({ kind: "success", text: t("player.resumed") });
  });
  useEffect(() => {
    if (medium && key > 0) begin(medium);
  }, [medium, key]);

  const { hearEnd } = useHistory(medium, entry, span);
  const end = () => {
    savePosition(entry!.song.id, span.to, span);
    hearEnd();
    const isLast = sleepTimer.endsHere();
    if (!isLast && queue.repeat === "one") play(queue.at);
    else if (!isLast && hasNext) next();
    else if (medium && !medium.paused) medium.pause();
  };
  const skip = () => {
    const { id, title, media: skipped } = entry!.song;
    const unavailable = hasNext ? "player.skipped" : "player.unplayable";
    void isThere(skipped).then((there) =>
      toast({
        kind: "error",
        text: (
          <>
            {t(there ? "player.unknownFormat" : unavailable, { title })} <OnYouTube of={skipped} />
          </>
        ),
      }),
    );
    if (skipped.kind === "YouTube") reportFailure(id);
    rememberFailed(id);
    change({ act: "fail", key });
    const hasStarted = starts.current;
    next();
    // After a reload nothing starts to play by itself.
    starts.current = hasStarted;
  };
  const silences = useRef(0);
  useEffect(() => {
    if (isPlaying) silences.current = 0;
  }, [isPlaying]);
  const passSilence = () => {
    if (!hasNext || !starts.current || ++silences.current >= maxSilences) return;
    skip();
  };
  useProgress(medium, { entry, span, onEnd: end, onError: skip, onSilence: passSilence });
  useStops(medium, { loop: loop.span, end: media?.end ?? null, onEnd: end });

  const remove = (removed: number) => {
    starts.current = isPlaying;
    change({ act: "remove", key: removed });
  };
  return {
    queue,
    change,
    entry,
    medium,
    setMedium,
    starts,
    position,
    span,
    isPlaying,
    loop,
    sound,
    remove,
    changeSound,
    go,
    playSong,
    queueSong,
    toggle,
    seek,
    previous,
    next,
    hasNext,
    sleepTimer,
  };
}

/** Milliseconds in which the archive has to answer. */
const answerTime = 5000;

/** Whether the archive sends the file of a medium: then it is the browser that cannot play it. */
async function isThere(media: Playable): Promise<boolean> {
  if (!("url" in media)) return false;
  const headers = { Range: "bytes=0-0" };
  const stop = new AbortController();
  // The message does not wait for a line that is dead.
  const timer = setTimeout(() => stop.abort(), answerTime);
  const response = await fetch(media.url, { headers, signal: stop.signal }).catch(() => null);
  clearTimeout(timer);
  return response?.ok ?? false;
}
