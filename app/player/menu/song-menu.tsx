import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useI18n } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import stylesheet from "../../styles/song-menu.css?url";

/** Pixels between the menu and its button, and between it and the edge of the window. */
const gap = 6;

interface Props {
  songId: number;
  name: ReactNode;
  /** The button that opened the menu. */
  button: HTMLElement;
  onQueue: (act: "next" | "add") => void;
  onLarge: () => void;
  onClose: () => void;
}

/** What else can be done with a song: a menu at its button, on a narrow screen at the foot of it. */
export default function SongMenu({ songId, name, button, onQueue, onLarge, onClose }: Props) {
  const { t } = useI18n("player");
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const menu = dialog.current!;
    menu.showModal();
    const { bottom, left, right } = button.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const place = (side: string, wanted: number, most: number) =>
      menu.style.setProperty(side, `${Math.max(gap, Math.min(wanted, most - gap))}px`);
    place("--top", bottom + gap, innerHeight - menu.offsetHeight);
    // At the edge of the button that is farther from the window's, so that it stays over what it is for.
    const isLeft = left + right < innerWidth;
    const end = isLeft ? left + menu.offsetWidth : right;
    place("--right", innerWidth - end, innerWidth - menu.offsetWidth);
    // The button gets the focus back.
    return () => menu.close();
  }, [button]);
  const acts = [
    { icon: "queue-next", label: "player.playNext", act: () => onQueue("next") },
    { icon: "queue-add", label: "player.add", act: () => onQueue("add") },
    { icon: "expand", label: "player.large", act: onLarge },
  ] as const;
  return (
    // A press beside the menu, on its backdrop, closes it; by keys Escape does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="song-menu"
      aria-labelledby="song-menu"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <Stylesheet href={stylesheet} />
      <div>
        <h2 id="song-menu">{name}</h2>
        {acts.map(({ icon, label, act }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              onClose();
              act();
            }}
          >
            <Icon name={icon} />
            {t(label)}
          </button>
        ))}
        <Link to={`/songs/${songId}/keep`}>
          <Icon name="plus" />
          {t("player.toList")}
        </Link>
      </div>
    </dialog>
  );
}
