import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadDeviceWords } from "../../../i18n/device-words.ts";
import { AreaI18nProvider, useI18n } from "../../../i18n/provider.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import stylesheet from "../../../styles/device.css?url";
import { mark } from "../../../domain/kept/device-lists.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useDeviceLists } from "./device-storage.ts";
import { rememberEntry } from "./remember-entry.ts";
import { SongListsDialog } from "./song-lists-dialog.tsx";
import { useChange } from "./use-change.ts";

const words = await loadDeviceWords();

/** The button whose press loaded this code. */
export type Press = "mark" | "lists" | "none";

interface Props {
  songId: number;
  pressed: Press;
}

export default function KeepButtons(props: Props) {
  return (
    <AreaI18nProvider messages={words}>
      <Buttons {...props} />
    </AreaI18nProvider>
  );
}

function Buttons({ songId, pressed }: Props) {
  const { t } = useI18n("device");
  const { marks, lists } = useDeviceLists();
  const [isOpen, setIsOpen] = useState(pressed === "lists");
  const change = useChange();
  const isMarked = marks.includes(songId);
  const setMark = (next: boolean) => {
    if (next) rememberEntry(songId);
    change(mark(songId, next), t(next ? "device.marked" : "device.unmarked"));
  };
  // The pressed button is replaced: focus its successor before a dialog opens, which will return the focus to it.
  const focused = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => focused.current?.focus(), []);
  useEffect(() => {
    if (pressed === "mark") setMark(true);
    // Only once, for the press that loaded this code.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isIn = lists.some(({ songs }) => songs.some((song) => song.songId === songId));
  return (
    <>
      <Stylesheet href={stylesheet} />
      <button
        type="button"
        className="button quiet"
        ref={pressed === "mark" ? focused : undefined}
        aria-label={t(isMarked ? "kept.dropMark" : "kept.addMark")}
        onClick={() => setMark(!isMarked)}
      >
        <Icon name={isMarked ? "check" : "bookmark"} />
        {t(isMarked ? "kept.unmark" : "kept.mark")}
      </button>
      <button
        type="button"
        className="button quiet"
        ref={pressed === "lists" ? focused : undefined}
        aria-label={t("kept.addToList")}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={isIn ? "check" : "plus"} />
        {t("kept.toList")}
      </button>
      {(isMarked || isIn) && (
        <Link to="/device" className="button quiet">
          {t("device.title")}
        </Link>
      )}
      {isOpen && <SongListsDialog songId={songId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
