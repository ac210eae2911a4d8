import type { FoundComposition } from "../../../data/search/suggest-compositions.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { CompositionName } from "./composition-name.tsx";

export const optionId = (list: string, position: number) => `${list}-${position}`;

/** The listbox of the title field, which keeps the focus and handles the keys. */
export function TitleOptions(props: {
  list: string;
  compositions: FoundComposition[] | null;
  active: number;
  label: string | undefined;
  onPick: (composition: FoundComposition) => void;
}) {
  const { t } = useI18n("songs");
  const { list, compositions, active, label, onPick } = props;
  return (
    <div
      id={list}
      role="listbox"
      aria-label={t("songForm.titleLabel")}
      hidden={!compositions?.length}
    >
      {compositions?.map((composition, position) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={composition.id}
          id={optionId(list, position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(composition)}
        >
          <CompositionName composition={composition} />
          {label && <b> {label}</b>}
        </div>
      ))}
    </div>
  );
}
