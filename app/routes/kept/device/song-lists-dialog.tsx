import { useId } from "react";
import { addSong, makeList, removeSong } from "../../../domain/kept/device-lists.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useDeviceLists } from "./device-storage.ts";
import { ListName } from "./list-name.tsx";
import { rememberEntry } from "./remember-entry.ts";
import { useChange } from "./use-change.ts";
import { useModal } from "../../../ui/use-modal.ts";

export function SongListsDialog({ songId, onClose }: { songId: number; onClose: () => void }) {
  const { t } = useI18n("device");
  const { lists } = useDeviceLists();
  const change = useChange();
  const id = useId();
  return (
    <dialog ref={useModal()} className="panel device-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t("device.songLists")}</h2>
      <ul>
        {lists.map(({ name, songs }) => {
          const isIn = songs.some((song) => song.songId === songId);
          const [act, key] = isIn
            ? ([removeSong, "kept.removed"] as const)
            : ([addSong, "kept.added"] as const);
          return (
            <li key={name}>
              <span>
                <b>{name}</b> · {t("collection.count", { count: songs.length })}
              </span>
              <button
                type="button"
                className="button quiet"
                aria-label={t(isIn ? "kept.removeFrom" : "kept.addTo", { list: name })}
                onClick={() => {
                  if (!isIn) rememberEntry(songId);
                  change(act(name, songId), t(key));
                }}
              >
                <Icon name={isIn ? "close" : "plus"} />
                {t(isIn ? "kept.remove" : "kept.add")}
              </button>
            </li>
          );
        })}
      </ul>
      <ListName
        label={t("kept.makeWith")}
        onName={(name) => {
          rememberEntry(songId);
          return change(makeList(name, songId), t("kept.made"));
        }}
      />
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {t("device.close")}
        </button>
        <Link to="/device" className="button quiet">
          {t("device.title")}
        </Link>
      </div>
    </dialog>
  );
}
