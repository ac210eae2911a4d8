import type { MouseEvent } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { OtherRow } from "../rows/same-titles.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { Conflict } from "./conflict.tsx";

interface Props {
  draft: ShownDraft;
  /** The row whose new composition this one may share. */
  sameTitle: OtherRow | undefined;
  unsent: { to: string; theirs?: string } | undefined;
}

/** Returns the compositions that a row may be one of, by id, and the name of the one that is chosen. */
function useCompositions({ draft, sameTitle, unsent }: Props) {
  const { t } = useI18n("drafts");
  const { inputs, likeness } = draft;
  const chosen = unsent?.to ?? inputs.compositionId ?? "";
  const listed = new Map<string, string>();
  if (sameTitle) listed.set(sameTitle.id, t("drafts.asInRow", { ...sameTitle }));
  for (const { id, title, raaga } of likeness.compositions)
    listed.set(String(id), raaga ? t("drafts.ofComposition", { title, raaga }) : title);
  const nameOf = (composition: string) =>
    composition === ""
      ? t("drafts.newComposition")
      : (listed.get(composition) ?? inputs.title ?? composition);
  return {
    chosen,
    listed,
    nameOf,
    isAsked: chosen === "" && listed.size > 0,
    /** The title of a draft whose composition was chosen by itself. */
    attachedTitle: chosen === (inputs.compositionId ?? "") ? (inputs.attachedTitle ?? "") : "",
  };
}

/** Asks which composition a row is of. What was chosen by itself is undone by a press. */
export function CompositionChoice({ number, ...props }: Props & { number: number }) {
  const { t } = useI18n("drafts");
  const { id } = props.draft;
  const { chosen, listed, nameOf, isAsked, attachedTitle } = useCompositions(props);
  if (listed.size === 0 && chosen === "" && props.unsent?.theirs === undefined)
    return <span className="drafts-locked">{nameOf("")}</span>;
  return (
    <div className="drafts-match">
      <select
        id={`draft-${id}-compositionId`}
        name={`${id}.compositionId`}
        defaultValue={chosen}
        data-asks={isAsked || undefined}
        aria-label={t("drafts.cell", { column: t("drafts.composition"), number })}
      >
        <option value="">{nameOf("")}</option>
        {!listed.has(chosen) && chosen && <option value={chosen}>{nameOf(chosen)}</option>}
        {[...listed].map(([composition, text]) => (
          <option key={composition} value={composition}>
            {text}
          </option>
        ))}
      </select>
      {attachedTitle && (
        <button
          type="submit"
          name="act"
          value={`detach.${id}`}
          className="icon-button"
          title={t("drafts.detach")}
          aria-label={t("drafts.detachOf", { number })}
          onClick={detach}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Chooses no composition, as if it were chosen in the list beside the button. */
function detach(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  const list = event.currentTarget.parentElement!.querySelector("select")!;
  list.value = "";
  list.dispatchEvent(new Event("input", { bubbles: true }));
  list.focus();
}

/** What there is to say about a row's composition: a question, what was chosen by itself, another device's choice. */
export function CompositionNotes(
  props: Props & { onChoose: (input: string, whose: "mine" | "theirs") => void },
) {
  const { t } = useI18n("drafts");
  const { draft, unsent, onChoose } = props;
  const { nameOf, isAsked, attachedTitle } = useCompositions(props);
  return (
    <>
      {isAsked && <p className="hint">{t("drafts.whichComposition")}</p>}
      {attachedTitle && <p className="hint">{t("drafts.attached", { title: attachedTitle })}</p>}
      {unsent?.theirs !== undefined && (
        <Conflict
          id={`draft-${draft.id}-compositionId-theirs`}
          name={`${draft.id}.compositionId`}
          theirs={nameOf(unsent.theirs)}
          onChoose={(whose) => onChoose("compositionId", whose)}
        />
      )}
    </>
  );
}
