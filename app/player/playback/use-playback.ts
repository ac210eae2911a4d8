import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { applySound } from "../medium/sound.ts";
import { useSound } from "../medium/use-sound.ts";
import { type Medium, seekTo, type Span, spanOf } from "../medium/medium.ts";
import { useMedium } from "../medium/use-medium.ts";
import { useStops } from "../medium/use-stops.ts";
import { findPlace, keepPlace } from "./places.ts";
import { useProgress } from "./use-progress.ts";
import { useWishes } from "./use-wishes.ts";
import type { Wish } from "./wish.ts";
import { findQueuePlace, keepQueuePlace, useQueue } from "../queue/use-queue.ts";
import { useLoop } from "./use-loop.ts";

export type Playback = ReturnType<typeof usePlayback>;

/** Seconds before the end that count as the end: there, "play" begins anew. */
const edge = 0.1;

/** Seconds after which "previous" begins the same song again. */
const begun = 3;

/** Plays the queue: follows the wishes of the page, goes on at the end of a song, passes over what cannot be played. */
export function usePlayback(wish: Wish | null, onLarge: (isLarge: boolean) => void) {
  const { t } = useI18n("player");
  const toast = useToast();
  const [queue, change] = useQueue();
  const [medium, setMedium] = useState<Medium | null>(null);
  const [sound, changeSound] = useSound(medium);
  const starts = useRef(false);
  const entry = queue.entries[queue.at] ?? null;
  const key = entry?.key ?? 0;
  const isPlaying = useMedium(medium, ({ paused }) => !paused, false);
  const duration = useMedium(medium, (one) => one.duration, NaN);
  const media = entry?.song.media;
  const span = useMemo<Span>(
    () => (media ? spanOf(media, duration) : { from: 0, to: NaN }),
    [media, duration],
  );
  const place = useMemo(() => {
    if (!entry) return 0;
    const { id, media: own } = entry.song;
    return findQueuePlace(entry.key) ?? findPlace(id) ?? own.start ?? 0;
  }, [entry]);
  const loop = useLoop(medium, key, span.from);

  const go = useCallback(
    (to: number) => {
      starts.current = true;
      change({ act: "go", to });
    },
    [change],
  );
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
  const previous = () => {
    if (queue.at > 0 && medium && medium.currentTime < span.from + begun) go(queue.at - 1);
    else seek(span.from);
  };
  const hasNext = queue.at < queue.entries.length - 1;
  const next = () => hasNext && go(queue.at + 1);

  useWishes(wish, {
    songId: entry?.song.id,
    onLarge,
    onSame: (isLarge) => {
      if (!isLarge || !isPlaying) toggle();
    },
    start: (asked) => {
      starts.current = true;
      change(asked);
    },
  });

  const begin = useEffectEvent((one: Medium) => {
    applySound(one, sound);
    keepQueuePlace(key, place);
    if (one instanceof HTMLMediaElement) {
      seekTo(one, place);
      if (starts.current) one.play().catch(() => {});
    }
    if (findPlace(entry!.song.id) === place && starts.current)
      toast({ kind: "success", text: t("player.resumed") });
  });
  useEffect(() => {
    if (medium && key > 0) begin(medium);
  }, [medium, key]);

  const end = () => {
    keepPlace(entry!.song.id, span.to, span);
    if (hasNext) next();
    else if (medium && !medium.paused) medium.pause();
  };
  const passOver = () => {
    const { title } = entry!.song;
    const text = t(hasNext ? "player.skipped" : "player.unplayable", { title });
    toast({ kind: "error", text });
    const hasStarted = starts.current;
    next();
    // After a reload nothing plays by itself.
    starts.current = hasStarted;
  };
  useProgress(medium, { entry, span, onEnd: end, onError: passOver });
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
    place,
    span,
    isPlaying,
    loop,
    sound,
    remove,
    changeSound,
    go,
    toggle,
    seek,
    previous,
    next,
    hasNext,
  };
}
