import { useEffect, useEffectEvent, useRef } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { useToast } from "../../ui/toast.tsx";
import { fetchList, toPlayable } from "../queue/playable.ts";
import type { QueueAct } from "../queue/queue.ts";
import { newSeed } from "../queue/shuffle.ts";
import type { PlayRequest } from "./play-request.ts";

interface Handlers {
  songId: number | undefined;
  /** Called for a press on the song that is in the player. */
  onSame: () => void;
  start: (act: QueueAct) => void;
  setRate: (rate: number) => void;
}

const unloaded = (id: number) => ({ id, of: null, song: null });

/** Handles the play requests of the page's buttons, each once. */
export function usePlayRequests(
  request: PlayRequest | null,
  { songId, onSame, start, setRate }: Handlers,
) {
  const { t } = useI18n("player");
  const toast = useToast();
  const playList = async (from: string, isRadio = false) => {
    try {
      const list = await fetchList(from);
      const radio = isRadio ? ({ seed: newSeed(), repeat: "all" } as const) : null;
      if (list.songs.length > 0) start({ act: "all", ...list, ...radio });
      else toast({ kind: "error", text: t("player.nothing") });
    } catch {
      toast({ kind: "error", text: t("player.listFailed") });
    }
  };
  const handle = useEffectEvent(({ song, menuAt, ids, from, isRadio, rate }: PlayRequest) => {
    if (rate) setRate(rate);
    if (from) void playList(from, isRadio);
    if (ids?.length === 1 && ids[0] === songId) onSame();
    else if (ids) start({ act: "all", songs: ids.map(unloaded), more: null });
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
