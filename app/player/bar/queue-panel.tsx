import { useI18n } from "../../i18n/provider.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NativeName } from "./native-name.tsx";
import { useDragOrder } from "../../ui/use-drag-order.ts";
import type { Playback } from "../playback/use-playback.tsx";
import { OnYouTube } from "../playback/on-youtube.tsx";
import type { Entry } from "../queue/queue.ts";
import { QueueOptions } from "./queue-options.tsx";

/** How many songs are shown before and after the one that is played. */
const shown = { before: 10, after: 40 };

export function QueuePanel({ playback }: { playback: Playback }) {
  const { t } = useI18n("player");
  const { queue, change, go, remove } = playback;
  const { entries, at, more } = queue;
  const first = Math.max(0, at - shown.before);
  const end = Math.min(entries.length, at + shown.after + 1);
  const { list, handleProps, markOf, moveProps } = useDragOrder((from, to) =>
    change({ act: "move", from: first + from, to: first + to }),
  );
  return (
    <section className="player-panel" aria-labelledby="player-queue">
      <h2 id="player-queue">
        {t("player.queueOf", { count: entries.length })}
        {more !== null && "+"}
      </h2>
      <QueueOptions playback={playback} />
      {first > 0 && <p className="queue-rest">{t("player.before", { count: first })}</p>}
      <ol ref={list} className="player-queue" start={first + 1}>
        {entries.slice(first, end).map((entry, row) => {
          const index = first + row;
          const { key, song } = entry;
          const title = song?.title ?? "…";
          const acts = [
            { icon: "arrow-up", label: "player.up", to: index - 1 },
            { icon: "arrow-down", label: "player.down", to: index + 1 },
          ] as const;
          return (
            <li key={key} data-drag={markOf(row)} aria-current={index === at ? "true" : undefined}>
              <span className="drag-handle" aria-hidden="true" {...handleProps(row)}>
                <Icon name="grip" />
              </span>
              <button type="button" className="queue-song" onClick={() => go(index)}>
                <Song of={entry} />
              </button>
              {entry.failed && (
                <p className="queue-failed">
                  {t("player.failed")} {song && <OnYouTube of={song.media} />}
                </p>
              )}
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
      {end < entries.length && (
        <p className="queue-rest">{t("player.after", { count: entries.length - end })}</p>
      )}
    </section>
  );
}

/** Title and raaga of an entry; an ellipsis until they are loaded. */
function Song({ of: { song } }: { of: Entry }) {
  return (
    <>
      <span>{song ? <NativeName of={song.name ?? song.title} /> : "…"}</span>
      {song?.raaga && (
        <small>
          <NativeName of={song.raaga} />
        </small>
      )}
    </>
  );
}
