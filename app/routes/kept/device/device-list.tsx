import { useState } from "react";
import * as lists from "../../../domain/kept/device-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { PlayAll } from "../../../player/play-all.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useDragOrder } from "../../../ui/use-drag-order.ts";
import type { SongEntry } from "../song-entry.server.ts";
import { DeviceSong } from "./device-song.tsx";
import { ListLinks } from "./list-links.tsx";
import { ListName } from "./list-name.tsx";
import { Question } from "./question.tsx";
import { SongNote } from "./song-note.tsx";
import { useChange } from "./use-change.ts";

interface Props {
  id: string;
  list: lists.DeviceList;
  entries: ReadonlyMap<number, SongEntry | null>;
}

export function DeviceList({ id, list, entries }: Props) {
  const { t } = useI18n("device");
  const change = useChange();
  const [isAsking, setIsAsking] = useState(false);
  const { name, songs } = list;
  const order = useDragOrder((from, to) =>
    change(lists.moveSong(name, songs[from]!.songId, to), t("kept.moved")),
  );
  const { list: ordered, handleProps, markOf, moveProps } = order;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>
        {songs.length === 0
          ? t("device.emptyList")
          : t("collection.count", { count: songs.length })}
      </p>
      {songs.length > 0 && <PlayAll ids={songs.map(({ songId }) => songId)} />}
      <ol ref={ordered} className="own-songs">
        {songs.map(({ songId, note }, at) => {
          const entry = entries.get(songId);
          const title = entry?.title ?? t("device.gone");
          return (
            <DeviceSong
              key={songId}
              entry={entry}
              drag={markOf(at)}
              handle={
                <span className="drag-handle" aria-hidden="true" {...handleProps(at)}>
                  <Icon name="grip" />
                </span>
              }
              below={
                <SongNote
                  key={note}
                  note={note}
                  title={title}
                  onNote={(text) => change(lists.noteSong(name, songId, text), t("kept.noted"))}
                />
              }
            >
              {movesOf(at, songs.length).map(([position, icon, label]) => (
                <button
                  key={icon}
                  type="button"
                  className="icon-button"
                  aria-label={t(label, { title })}
                  {...moveProps(songId, icon)}
                  onClick={() => change(lists.moveSong(name, songId, position), t("kept.moved"))}
                >
                  <Icon name={icon} />
                </button>
              ))}
              <button
                type="button"
                className="icon-button"
                aria-label={t("kept.takeOut", { title })}
                onClick={() => change(lists.removeSong(name, songId), t("kept.removed"))}
              >
                <Icon name="close" />
              </button>
            </DeviceSong>
          );
        })}
      </ol>
      {songs.length > 0 && <ListLinks name={name} ids={songs.map(({ songId }) => songId)} />}
      <details className="panel device-new">
        <summary>{t("kept.rename")}</summary>
        <ListName
          label={t("kept.rename")}
          current={name}
          onName={(next) => change(lists.renameList(name, next), t("kept.renamed"))}
        />
      </details>
      <button type="button" className="button quiet" onClick={() => setIsAsking(true)}>
        <Icon name="trash" />
        {t("kept.delete")}
      </button>
      {isAsking && (
        <Question
          title={t("kept.delete")}
          text={t("kept.deleteLead", { list: name })}
          onYes={() => change(lists.deleteList(name), t("kept.deleted"))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

const movesOf = (at: number, count: number) =>
  (
    [
      [at - 1, "arrow-up", "kept.up"],
      [at + 1, "arrow-down", "kept.down"],
    ] as const
  ).filter(([position]) => position >= 0 && position < count);
