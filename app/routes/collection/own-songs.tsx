import { Link } from "../../ui/link.tsx";
import { useI18n } from "../../i18n/provider.tsx";
import { PlayButton } from "../../player/play-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EditLink } from "./edit-link.tsx";
import type { SongEntry } from "../kept/song-entry.server.ts";
import { SongTitle } from "../kept/song-title.tsx";
import { ScrollEnd } from "../catalogue/scroll/scroll-end.tsx";
import { useSmoothScroll } from "../catalogue/scroll/use-smooth-scroll.ts";

interface Props {
  songs: SongEntry[];
  last: boolean;
  mayEdit: boolean;
}

export function OwnSongs({ songs: first, last, mayEdit }: Props) {
  const { t } = useI18n("songs");
  const scroll = useSmoothScroll(first, (song) =>
    last ? null : `/my-collection/next?after=${song.id}`,
  );
  return (
    <>
      <ul className="own-songs">
        {scroll.songs.map((song) => (
          <OwnSong key={song.id} song={song} mayEdit={mayEdit} />
        ))}
      </ul>
      <ScrollEnd
        scroll={scroll}
        end={last || scroll.isAtEnd ? t("collection.end") : null}
        static={last}
      />
    </>
  );
}

function OwnSong({ song, mayEdit }: { song: SongEntry; mayEdit: boolean }) {
  return (
    <li className="own-song panel">
      <div className="own-play">
        <PlayButton song={song} />
      </div>
      <SongTitle song={song} />
      {mayEdit && (
        <div className="actions">
          <EditingLinks {...song} />
        </div>
      )}
    </li>
  );
}

function EditingLinks({ id, title }: Pick<SongEntry, "id" | "title">) {
  const { t } = useI18n("songs");
  return (
    <>
      <EditLink id={id} label={t("collection.edit", { title })}>
        {t("collection.editShort")}
      </EditLink>
      <Link
        to={`/songs/${id}/history`}
        className="button quiet bare"
        aria-label={`${t("collection.history")}: ${title}`}
      >
        {t("collection.history")}
      </Link>
      <Link
        to={`/songs/${id}/delete`}
        className="icon-button"
        aria-label={t("collection.delete", { title })}
      >
        <Icon name="trash" />
      </Link>
    </>
  );
}
