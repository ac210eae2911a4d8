import type { Ref } from "react";
import { useI18n } from "../../../i18n/provider.tsx";

/** Submits the form to the address of a composition, which its `formAction` says, with what was typed. */
export function ChooseButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  return (
    <button
      ref={ref}
      type="submit"
      name="act"
      value="choose-composition"
      hidden
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

export function TitlesWithoutScripts(props: { titles: string[]; mayChoose: boolean }) {
  const { t } = useI18n("songs");
  return (
    <>
      <datalist id="titles">
        {props.titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {props.mayChoose && (
        <button type="submit" name="act" value="find-composition" className="button quiet">
          {t("songForm.findComposition")}
        </button>
      )}
    </>
  );
}
