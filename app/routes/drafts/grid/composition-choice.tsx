import { useI18n } from "../../../i18n/provider.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { Conflict } from "./conflict.tsx";

interface Props {
  draft: ShownDraft;
  unsent: { to: string; theirs?: string } | undefined;
}

/** Returns the compositions that a row may be one of, by id, and the name of the one that is chosen. */
function useCompositions({ draft, unsent }: Props) {
  const { t } = useI18n("drafts");
  const { inputs, likeness } = draft;
  const chosen = unsent?.to ?? inputs.compositionId ?? "";
  const listed = new Map(
    likeness.compositions.map(({ id, title, raaga }) => [
      String(id),
      raaga ? t("drafts.ofComposition", { title, raaga }) : title,
    ]),
  );
  const nameOf = (composition: string) =>
    composition === ""
      ? t("drafts.newComposition")
      : (listed.get(composition) ?? inputs.title ?? composition);
  return { chosen, listed, nameOf };
}

export function CompositionChoice({ draft, unsent, number }: Props & { number: number }) {
  const { t } = useI18n("drafts");
  const { chosen, listed, nameOf } = useCompositions({ draft, unsent });
  if (listed.size === 0 && chosen === "" && unsent?.theirs === undefined)
    return <span className="drafts-locked">{nameOf("")}</span>;
  return (
    <select
      id={`draft-${draft.id}-compositionId`}
      name={`${draft.id}.compositionId`}
      defaultValue={chosen}
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
  );
}

/** The composition that another device has chosen for a row meanwhile. */
export function CompositionConflict(
  props: Props & { onChoose: (input: string, whose: "mine" | "theirs") => void },
) {
  const { draft, unsent, onChoose } = props;
  const { nameOf } = useCompositions({ draft, unsent });
  if (unsent?.theirs === undefined) return null;
  return (
    <Conflict
      id={`draft-${draft.id}-compositionId-theirs`}
      name={`${draft.id}.compositionId`}
      theirs={nameOf(unsent.theirs)}
      onChoose={(whose) => onChoose("compositionId", whose)}
    />
  );
}
