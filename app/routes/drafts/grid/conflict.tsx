import { useI18n } from "../../../i18n/provider.tsx";

interface Props {
  id: string;
  /** The cell, as `take.` of a button names it. */
  name: string;
  /** What another device has stored, as its readers see it. */
  theirs: string;
  onChoose: (whose: "mine" | "theirs") => void;
}

/** Both versions of a cell that two devices have changed: this one's is in the cell above. */
export function Conflict({ id, name, theirs, onChoose }: Props) {
  const { t } = useI18n("drafts");
  return (
    <div className="drafts-conflict">
      <p id={id}>
        {theirs === "" ? t("drafts.theirsEmpty") : t("drafts.theirs", { text: theirs })}
      </p>
      <button
        type="submit"
        name="act"
        value={`take.${name}`}
        className="button quiet"
        aria-describedby={id}
        onClick={(event) => {
          event.preventDefault();
          onChoose("theirs");
        }}
      >
        {t("drafts.takeTheirs")}
      </button>
      <button
        type="submit"
        name="act"
        value="store"
        className="button quiet"
        aria-describedby={id}
        onClick={(event) => {
          event.preventDefault();
          onChoose("mine");
        }}
      >
        {t("drafts.keepMine")}
      </button>
    </div>
  );
}
