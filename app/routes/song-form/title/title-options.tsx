import { useI18n } from "../../../i18n/provider.tsx";
import type { FoundTitle } from "./use-title-search.ts";

export const optionId = (list: string, position: number) => `${list}-${position}`;

/** The listbox of the title field, which keeps the focus and handles the keys. */
export function TitleOptions(props: {
  list: string;
  songs: FoundTitle[] | null;
  active: number;
  onPick: (song: FoundTitle) => void;
}) {
  const { t } = useI18n("songs");
  const { list, songs, active, onPick } = props;
  return (
    <div id={list} role="listbox" aria-label={t("songForm.titleLabel")} hidden={!songs?.length}>
      {songs?.map((song, position) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={song.id}
          id={optionId(list, position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(song)}
        >
          {song.title}
        </div>
      ))}
    </div>
  );
}
