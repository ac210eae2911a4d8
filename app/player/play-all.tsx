import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { Link } from "../ui/link.tsx";
import { usePlayer } from "./provider.tsx";

interface Props {
  /** Path of the JSON of what a list has to play, or of its first entries. */
  from?: string;
  /** Song ids, for a list without such a path. */
  ids?: readonly number[];
  /** Address of the list's radio. */
  radio?: string;
}

/** Plays a whole list; leads to its radio. */
export function PlayAll({ radio, ...list }: Props) {
  const { t } = useI18n();
  const { ask } = usePlayer();
  return (
    <>
      <button
        type="button"
        className="button quiet play-all needs-script"
        onClick={() => ask({ ...list })}
      >
        <Icon name="play" />
        {t("player.all")}
      </button>
      {radio && (
        <Link to={radio} className="button quiet">
          {t("nav.radio")}
        </Link>
      )}
    </>
  );
}
