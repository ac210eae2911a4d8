import { useI18n } from "../i18n/provider.tsx";
import { Icon } from "../ui/icon.tsx";
import { usePlayer } from "./provider.tsx";

/** The address of songs as JSON, a hundred at most. */
export const entriesPath = (ids: number[], language: string) =>
  `/songs/entries?ids=${ids.join(",")}&lng=${language}`;

interface Props {
  /** The address of the first songs as JSON, which names that of the next ones. */
  from?: string;
  /** The songs of a list that says no more of them. */
  ids?: number[];
  /** Whether the list has other pages, which are not played. */
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
