import { Fragment, useRef } from "react";
import type { SelectableSong } from "../../data/songs/batch/selectable-songs.ts";
import { showName } from "../../domain/music/shown-name.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { Link } from "../../ui/link.tsx";
import { Name } from "../../ui/name.tsx";
import { type BatchQuery, path, queryOf } from "./batch-query.ts";

export function SongChoices(props: {
  songs: readonly SelectableSong[];
  chosen: readonly number[];
  asked: BatchQuery;
  more: boolean;
}) {
  const { t } = useI18n("batch");
  const { songs, chosen, asked, more } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const params = queryOf(asked);

  function chooseAll(isChosen: boolean) {
    for (const box of list.current!.querySelectorAll<HTMLInputElement>("input[name=song]"))
      box.checked = isChosen;
  }

  return (
    <fieldset ref={list} className="panel batch-songs">
      <legend>{t("batch.songs")}</legend>
      <p className="actions">
        {([true, false] as const).map((isChosen) => (
          <Link
            key={String(isChosen)}
            to={listPath(path, { ...params, select: isChosen ? "all" : "" })}
            className="button quiet"
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              chooseAll(isChosen);
            }}
          >
            {t(isChosen ? "batch.chooseAll" : "batch.chooseNone")}
          </Link>
        ))}
      </p>
      <ul>
        {songs.map((song) => (
          <li key={song.id}>
            <label>
              <input
                type="checkbox"
                name="song"
                value={song.id}
                defaultChecked={asked.selected || chosen.includes(song.id)}
              />
              <span>
                <b>
                  <Name of={showName(song.names.title, song.title)} />
                </b>{" "}
                <span className="hint">
                  <Details song={song} />
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="actions">
        {asked.page > 1 && (
          <Link to={listPath(path, { ...params, page: asked.page - 1 })} className="button quiet">
            {t("pager.previous")}
          </Link>
        )}
        {more && (
          <Link to={listPath(path, { ...params, page: asked.page + 1 })} className="button quiet">
            {t("pager.next")}
          </Link>
        )}
      </p>
    </fieldset>
  );
}

/** Singer, raaga, taala and date of a song, as far as they are known. */
function Details({ song }: { song: SelectableSong }) {
  const { names } = song;
  const details = [
    { key: "singer", name: song.singer, native: names.singer },
    { key: "raaga", name: song.raagaId, native: names.raaga },
    { key: "taala", name: song.taalaId, native: names.taala },
    { key: "date", name: song.recordingDate, native: null },
  ];
  return details
    .filter(({ name }) => name)
    .map(({ key, name, native }, at) => (
      <Fragment key={key}>
        {at > 0 && " · "}
        <Name of={showName(native, name!)} />
      </Fragment>
    ));
}
