import { Form, useSubmit } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import { useDragOrder } from "../../ui/use-drag-order.ts";
import { PlayButton } from "../../player/play-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { KeptEntry } from "./song-entry.server.ts";
import { SongTitle } from "./song-title.tsx";

interface Props {
  songs: KeptEntry[];
  /** Number of songs on all pages of the list. */
  count: number;
  submitted?: Record<string, string>;
}

export function KeptSongs({ songs, count, submitted }: Props) {
  const submit = useSubmit();
  const { list, handleProps, markOf, moveProps } = useDragOrder((from, to) => {
    const fields = { act: "move", song: songs[from]!.id, place: songs[to]!.position };
    void submit(fields, { method: "post", preventScrollReset: true });
  });
  return (
    <ol ref={list} className="own-songs">
      {songs.map((song, index) => (
        <li key={song.id} className="own-song panel" data-drag={markOf(index)}>
          <span className="drag-handle needs-script" aria-hidden="true" {...handleProps(index)}>
            <Icon name="grip" />
          </span>
          <div className="own-play">
            <PlayButton song={song} />
          </div>
          <SongTitle song={song} />
          <div className="actions">
            <SongActs song={song} count={count} moveProps={moveProps} />
          </div>
          <NoteForm
            key={song.note}
            song={song}
            note={submitted?.song === String(song.id) ? submitted.note : song.note}
          />
        </li>
      ))}
    </ol>
  );
}

interface ActsProps {
  song: KeptEntry;
  count: number;
  moveProps: ReturnType<typeof useDragOrder>["moveProps"];
}

function SongActs({ song, count, moveProps }: ActsProps) {
  const { t } = useI18n("songs");
  const { id, title, position } = song;
  const acts = [
    { act: "move", position: position - 1, icon: "arrow-up", label: "kept.up" },
    { act: "move", position: position + 1, icon: "arrow-down", label: "kept.down" },
    { act: "remove", position, icon: "close", label: "kept.takeOut" },
  ] as const;
  const possible = acts.filter((one) => one.position >= 1 && one.position <= count);
  return possible.map((one) => (
    <Form key={one.label} method="post" preventScrollReset>
      <input type="hidden" name="song" value={id} />
      <input type="hidden" name="place" value={one.position} />
      <button
        type="submit"
        name="act"
        value={one.act}
        className="icon-button"
        aria-label={t(one.label, { title })}
        {...moveProps(id, one.label)}
      >
        <Icon name={one.icon} />
      </button>
    </Form>
  ));
}

function NoteForm({ song, note }: { song: KeptEntry; note?: string }) {
  const { t } = useI18n("songs");
  const id = `note-${song.id}`;
  return (
    <Form method="post" className="kept-note" preventScrollReset>
      <input type="hidden" name="song" value={song.id} />
      <label htmlFor={id}>{t("kept.note")}</label>
      <input
        id={id}
        name="note"
        type="text"
        defaultValue={note}
        placeholder={t("kept.noteHint")}
        maxLength={300}
      />
      <button
        type="submit"
        name="act"
        value="note"
        className="button quiet"
        aria-label={t("kept.saveNote", { title: song.title })}
      >
        {t("kept.save")}
      </button>
    </Form>
  );
}
