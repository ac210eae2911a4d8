import type { MouseEvent } from "react";
import type { SongLists } from "../../../data/songs/song-lists.ts";
import { draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import { inputOf, songFields } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { columnOf, fillCell, isControl } from "../rows/row-inputs.ts";
import { Cell } from "./cell.tsx";

/** Cells whose texts are set for all rows. */
export function AllRows({ lists }: { lists: SongLists }) {
  const { t } = useI18n("drafts");

  function setForAll(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const form = event.currentTarget.form!;
    for (const field of draftFields) {
      const common = form.elements.namedItem(`all.${inputOf(field)}`);
      if (!isControl(common) || common.value.trim() === "") continue;
      for (const cell of columnOf(form, inputOf(field))) fillCell(cell, common.value);
    }
  }

  return (
    <details className="drafts-all">
      <summary>{t("drafts.forAll")}</summary>
      <div className="drafts-cells">
        {draftFields.map((field) => {
          const column = t(songFields[field].label);
          return (
            <div key={field} data-column={field}>
              <span className="drafts-label" aria-hidden="true">
                {column}
              </span>
              <Cell
                {...{ field, lists }}
                row="all"
                inputs={{}}
                label={t("drafts.forAllOf", { column })}
              />
            </div>
          );
        })}
      </div>
      <button type="submit" name="act" value="all" className="button quiet" onClick={setForAll}>
        {t("drafts.setForAll")}
      </button>
    </details>
  );
}
