import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NativeName } from "./native-name.tsx";
import { useDragOrder } from "../../ui/use-drag-order.ts";
import type { Playback } from "../playback/use-playback.ts";

export function QueuePanel({ playback }: { playback: Playback }) {
  const { t } = useI18n("player");
  const { queue, change, go, remove } = playback;
  const { entries, at } = queue;
  const { list, handleProps, markOf, moveProps } = useDragOrder((from, to) =>
    change({ act: "move", from, to }),
  );
  return (
    <section className="player-panel" aria-labelledby="player-queue">
      <h2 id="player-queue">{t("player.queueOf", { count: entries.length })}</h2>
      <ol ref={list} className="player-queue">
        {entries.map(({ key, song }, index) => {
          const { title } = song;
          const acts = [
            { icon: "arrow-up", label: "player.up", to: index - 1 },
            { icon: "arrow-down", label: "player.down", to: index + 1 },
          ] as const;
          return (
            <li
              key={key}
              data-drag={markOf(index)}
              aria-current={index === at ? "true" : undefined}
            >
              <span className="drag-handle" aria-hidden="true" {...handleProps(index)}>
                <Icon name="grip" />
              </span>
              <button type="button" className="queue-song" onClick={() => go(index)}>
                <span>
                  <NativeName of={song.name ?? title} />
                </span>
                {song.raaga && (
                  <small>
                    <NativeName of={song.raaga} />
                  </small>
                )}
              </button>
              {acts.map(({ icon, label, to }) => (
                <button
                  key={label}
                  type="button"
                  className="icon-button"
                  aria-label={t(label, { title })}
                  {...moveProps(key, icon)}
                  disabled={to < 0 || to >= entries.length}
                  onClick={() => change({ act: "move", from: index, to })}
                >
                  <Icon name={icon} />
                </button>
              ))}
              <button
                type="button"
                className="icon-button"
                aria-label={t("player.remove", { title })}
                onClick={() => remove(key)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
