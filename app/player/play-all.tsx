import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePlayer } from "./provider.tsx";

interface Props {
  /** Path of the JSON of what a list has to play, or of its first entries. */
  from?: string;
  /** Song ids, for a list without such a path. */
  ids?: readonly number[];
}

/** Plays a whole list. */
export function PlayAll(list: Props) {
  const { t } = useI18n();
  const { ask } = usePlayer();
  return (
    <button
      type="button"
      className="button quiet play-all needs-script"
      onClick={() => ask({ ...list })}
    >
      <Icon name="play" />
      {t("player.all")}
    </button>
  );
}
