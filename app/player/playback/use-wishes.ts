import { useEffect, useEffectEvent, useRef } from "react";
import type { PlayableSong } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { fetchSongs, toPlayable } from "../queue/playable.ts";
import type { QueueAct } from "../queue/queue.ts";
import type { Wish } from "./wish.ts";

interface Follow {
  songId: number | undefined;
  onLarge: (isLarge: boolean) => void;
  /** For a press on the song in the player. */
  onSame: (isLarge: boolean) => void;
  start: (asked: QueueAct) => void;
}

/** Follows what the buttons of pages ask for, each wish once. */
export function useWishes(wish: Wish | null, { songId, onLarge, onSame, start }: Follow) {
  const { t } = useI18n("player");
  const toast = useToast();
  const playList = async (from: string) => {
    try {
      const { songs, more } = await fetchSongs(from);
      if (songs.length > 0) start({ act: "all", songs, more });
      else toast({ kind: "error", text: t("player.nothing") });
    } catch {
      toast({ kind: "error", text: t("player.listFailed") });
    }
  };
  const playSong = (song: PlayableSong, isLarge: boolean) => {
    onLarge(isLarge);
    if (song.id === songId) onSame(isLarge);
    else start({ act: "play", song: toPlayable(song)! });
  };
  const follow = useEffectEvent(({ song, isLarge = false, from }: Wish) => {
    if (from) void playList(from);
    else if (song) playSong(song, isLarge);
  });
  const followed = useRef<Wish | null>(null);
  useEffect(() => {
    if (wish && followed.current !== wish) follow(wish);
    followed.current = wish;
  }, [wish]);
}
