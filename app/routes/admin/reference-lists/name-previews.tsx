import { useEffect, useRef } from "react";
import type { NamePreview } from "../../../data/search/name-preview.ts";
import { useI18n } from "../../../i18n/provider.tsx";

export function NamePreviews(props: { names: NamePreview[]; isFocused: boolean }) {
  const { names, isFocused } = props;
  const { t } = useI18n("admin");
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFocused && names) ref.current?.focus();
  }, [names, isFocused]);
  return (
    <section ref={ref} className="alike" aria-labelledby="foreseen" tabIndex={-1}>
      <h3 id="foreseen">{t("admin.foreseen")}</h3>
      {names.length === 0 ? (
        <p>{t("admin.foreseenNone")}</p>
      ) : (
        <ul>
          {names.map((preview) => (
            <li key={preview.name}>
              <b>{preview.name}</b>
              <PreviewDetails preview={preview} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Names are plain text, because following a link would lose the form's input. */
function PreviewDetails({ preview }: { preview: NamePreview }) {
  const { t } = useI18n("admin");
  const { known, total, more, songs, collisions } = preview;
  const number = more ? t("admin.moreThan", { number: total }) : total;
  const titles = songs.map(({ title }) => title).join(", ");
  const alike = collisions.map(({ raagaId, matched }) =>
    matched === raagaId ? raagaId : `${raagaId} (${matched})`,
  );
  return (
    <>
      <p>{known ? t("admin.foundAlready") : `${t("admin.newlyFound")}: ${number}`}</p>
      {titles && <p>{total > songs.length ? `${titles} …` : titles}</p>}
      {alike.length > 0 && (
        <p>
          {t("admin.alikeNames")}: {alike.join(", ")}
        </p>
      )}
    </>
  );
}
