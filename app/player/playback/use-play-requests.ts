import { useEffect, useEffectEvent, useRef } from "react";
import type { PlayableSong } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { fetchSongs, toPlayable } from "../queue/playable.ts";
import type { QueueAct } from "../queue/queue.ts";
import type { PlayRequest } from "./play-request.ts";

interface Handlers {
  songId: number | undefined;
  onLarge: (isLarge: boolean) => void;
  /** Called for a press on the song that is in the player. */
  onSame: (isLarge: boolean) => void;
  start: (act: QueueAct) => void;
}

/** Handles the play requests of the page's buttons, each once. */
export function usePlayRequests(
  request: PlayRequest | null,
  { songId, onLarge, onSame, start }: Handlers,
) {
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
  const handle = useEffectEvent(({ song, isLarge = false, from }: PlayRequest) => {
    if (from) void playList(from);
    else if (song) playSong(song, isLarge);
  });
  const handled = useRef<PlayRequest | null>(null);
  useEffect(() => {
    if (request && handled.current !== request) handle(request);
    handled.current = request;
  }, [request]);
}
