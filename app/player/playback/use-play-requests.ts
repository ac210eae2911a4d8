import { useEffect, useEffectEvent, useRef } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { fetchSongs, toPlayable } from "../queue/playable.ts";
import type { QueueAct } from "../queue/queue.ts";
import type { PlayRequest } from "./play-request.ts";

interface Handlers {
  songId: number | undefined;
  /** Called for a press on the song that is in the player. */
  onSame: () => void;
  start: (act: QueueAct) => void;
}

/** Handles the play requests of the page's buttons, each once. */
export function usePlayRequests(request: PlayRequest | null, { songId, onSame, start }: Handlers) {
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
  const handle = useEffectEvent(({ song, menuAt, from }: PlayRequest) => {
    if (from) void playList(from);
    if (!song || menuAt) return;
    if (song.id === songId) onSame();
    else start({ act: "play", song: toPlayable(song)! });
  });
  const handled = useRef<PlayRequest | null>(null);
  useEffect(() => {
    if (request && handled.current !== request) handle(request);
    handled.current = request;
  }, [request]);
}
