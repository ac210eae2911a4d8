import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePlayer } from "./provider.tsx";

/** Returns the path of the JSON of at most 100 songs. */
export const entriesPath = (ids: number[], language: string) =>
  `/songs/entries?ids=${ids.join(",")}&lng=${language}`;

interface Props {
  /** Path of the JSON of the first songs, which contains the path of the next ones. */
  from?: string;
  /** Song ids, for a list without such a path. */
  ids?: number[];
  /** Whether the list has more pages, which are not played. */
  isPart?: boolean;
}

export function PlayAll({ ids = [], isPart, ...list }: Props) {
  const { t, language } = useI18n();
  const { ask } = usePlayer();
  const { from = entriesPath(ids, language) } = list;
  return (
    <button
      type="button"
      className="button quiet play-all needs-script"
      onClick={() => ask({ from })}
    >
      <Icon name="play" />
      {t(isPart ? "player.page" : "player.all")}
    </button>
  );
}
