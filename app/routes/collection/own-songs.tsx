import { useEffect } from "react";
import { Link } from "react-router";
import { pageSize } from "../../domain/paging.ts";
import { type SongSummary, truncate } from "../../domain/songs/song.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayButton } from "../../player/play-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToast } from "../../ui/toast.tsx";
import { EditLink } from "./edit-link.tsx";
import { useSmoothScroll } from "../catalogue/use-smooth-scroll.ts";

interface Props {
  songs: SongSummary[];
  last: boolean;
  mayEdit: boolean;
}

export function OwnSongs({ songs: first, last, mayEdit }: Props) {
  const { t } = useI18n("songs");
  const toast = useToast();
  const { songs, state, load, sentinel } = useSmoothScroll(first, (song) =>
    last ? null : `/my-collection/next?after=${song.id}`,
  );
  const trouble = state === "failed" || state === "timedOut" ? t(`scroll.${state}`) : null;
  useEffect(() => {
    if (trouble) toast({ kind: "error", text: trouble });
  }, [trouble, toast]);
  const ended = last || state === "end" || songs.length < pageSize;
  return (
    <>
      <ul className="own-songs">
        {songs.map((song) => (
          <OwnSong key={song.id} song={song} mayEdit={mayEdit} />
        ))}
      </ul>
      <div
        ref={ended ? undefined : sentinel}
        className={last ? "scroll-end" : "scroll-end needs-script"}
        aria-live="polite"
      >
        {state === "loading" && <p>{t("scroll.loading")}</p>}
        {ended && <p>{t("collection.end")}</p>}
        {trouble && (
          <p>
            {trouble}{" "}
            <button type="button" className="button quiet" onClick={load}>
              {t("scroll.retry")}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function OwnSong({ song, mayEdit }: { song: SongSummary; mayEdit: boolean }) {
  return (
    <li className="own-song panel">
      <div>
        <h2>
          <Link to={`/songs/${song.id}`}>{truncate(song.title)}</Link>
        </h2>
        <p className="leaf-music">
          {[song.raagaId, song.taalaId, song.singer].filter(Boolean).map((text) => (
            <span key={text}>{truncate(text!)}</span>
          ))}
        </p>
      </div>
      <div className="actions">
        <PlayButton song={song} />
        {mayEdit && <KeeperLinks {...song} />}
      </div>
    </li>
  );
}

function KeeperLinks({ id, title }: Pick<SongSummary, "id" | "title">) {
  const { t } = useI18n("songs");
  return (
    <>
      <EditLink id={id} label={t("collection.edit", { title })}>
        {t("collection.editShort")}
      </EditLink>
      <Link
        to={`/songs/${id}/history`}
        className="button quiet"
        aria-label={`${t("collection.history")}: ${title}`}
      >
        <Icon name="book" />
        {t("collection.history")}
      </Link>
      <Link
        to={`/songs/${id}/delete`}
        className="button quiet"
        aria-label={t("collection.delete", { title })}
      >
        <Icon name="trash" />
        {t("collection.deleteShort")}
      </Link>
    </>
  );
}
