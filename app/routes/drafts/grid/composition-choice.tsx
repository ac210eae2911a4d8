import { useI18n } from "../../../i18n/provider.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { Conflict } from "./conflict.tsx";

interface Props {
  draft: ShownDraft;
  number: number;
  unsent?: { to: string; theirs?: string };
  onChoose: (input: string, whose: "mine" | "theirs") => void;
}

export function CompositionChoice({ draft, number, unsent, onChoose }: Props) {
  const { t } = useI18n("drafts");
  const { id, inputs, likeness } = draft;
  const chosen = unsent?.to ?? inputs.compositionId ?? "";
  const listed = new Map(
    likeness.compositions.map(({ id: composition, title, raaga }) => [
      String(composition),
      raaga ? t("drafts.ofComposition", { title, raaga }) : title,
    ]),
  );
  if (listed.size === 0 && chosen === "" && unsent?.theirs === undefined) return null;
  const name = `${id}.compositionId`;
  const nameOf = (composition: string) =>
    composition === "" ? t("drafts.newComposition") : (listed.get(composition) ?? inputs.title!);
  return (
    <>
      <select
        id={`draft-${id}-compositionId`}
        {...{ name }}
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
      {unsent?.theirs !== undefined && (
        <Conflict
          id={`draft-${id}-compositionId-theirs`}
          {...{ name }}
          theirs={nameOf(unsent.theirs)}
          onChoose={(whose) => onChoose("compositionId", whose)}
        />
      )}
    </>
  );
}
