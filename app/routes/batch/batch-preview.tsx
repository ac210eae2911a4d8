import { Form } from "react-router";
import { useI18n } from "../../i18n/provider.tsx";
import type { Preview } from "./act-on-batch.server.ts";
import { BatchedSongs } from "./batched-songs.tsx";

export function BatchPreview({ preview }: { preview: Preview }) {
  const { t } = useI18n("batch");
  const { ids, submitted, seen, edits, same, refused, changed, lists } = preview;
  const inputs = Object.entries(submitted).filter(([name]) => name !== "act" && name !== "seen");
  return (
    <Form method="post" className="batch-form">
      {changed && (
        <p className="problems" role="alert">
          {t("batch.changedSince")}
        </p>
      )}
      <h2>{t("batch.previewTitle", { count: edits.length })}</h2>
      {same > 0 && <p>{t("batch.same", { count: same })}</p>}
      {refused.length > 0 && (
        <div className="problems">
          <p>{t("batch.refused", { count: refused.length })}</p>
          <ul>
            {refused.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </div>
      )}
      <BatchedSongs songs={edits} lists={lists} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="song" value={id} />
      ))}
      {inputs.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="seen" value={seen} />
      <div className="actions">
        {edits.length > 0 && (
          <button type="submit" name="act" value="apply" className="button">
            {t("batch.apply", { count: edits.length })}
          </button>
        )}
        <button type="submit" name="act" value="back" className="button quiet">
          {t("batch.back")}
        </button>
      </div>
    </Form>
  );
}
