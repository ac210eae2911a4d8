import type { ComponentType, Dispatch } from "react";
import type { PlayableSong } from "../../domain/songs/song.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { KeyIn } from "../../i18n/messages.ts";
import { Icon } from "../../ui/icon.tsx";
import type { ToastMessage } from "../../ui/toast.tsx";
import { type ListedSong, toPlayable } from "./playable.ts";
import type { QueueAct } from "./queue.ts";

const ways = [
  { act: "next", icon: "queue-next", label: "player.playNext", done: "player.isNext" },
  { act: "add", icon: "queue-add", label: "player.add", done: "player.added" },
] as const;

/** Creates the buttons that add a song to the queue, for lists of the page, which lack the player's messages. */
export function makeQueueing(
  t: Translate<KeyIn<"player">>,
  change: Dispatch<QueueAct>,
  toast: (message: ToastMessage) => void,
): ComponentType<{ song: PlayableSong }> {
  return function Queueing({ song }: { song: ListedSong }) {
    const { title } = song;
    const playable = toPlayable(song);
    if (!playable) return null;
    const buttons = ways.map(({ act, icon, label, done }) => (
      <button
        key={act}
        type="button"
        className="icon-button"
        aria-label={t(label, { title })}
        title={t(label, { title })}
        onClick={() => {
          change({ act, song: playable });
          toast({ kind: "success", text: t(done, { title }) });
        }}
      >
        <Icon name={icon} />
      </button>
    ));
    return <span className="queueing">{buttons}</span>;
  };
}
