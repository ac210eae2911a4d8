import { useI18n } from "../../i18n/provider.tsx";
import { listPath } from "../../lib/list-path.ts";
import { Link } from "../../ui/link.tsx";
import { MixedText } from "../../ui/mixed-text.tsx";

/** What a suggestion may be about, each with its present value. */
export function FieldList(props: {
  path: string;
  fields: { name: string; label: string; now: string; language: string | undefined }[];
}) {
  const { t } = useI18n("suggest");
  const { path, fields } = props;
  return (
    <section aria-labelledby="choose">
      <h2 id="choose">{t("suggest.choose")}</h2>
      <ul className="suggest-fields">
        {fields.map(({ name, label, now, language }) => (
          <li key={name}>
            <Link to={listPath(path, { field: name })}>
              <b>{label}</b>
              {now && (
                <span lang={language}>
                  <MixedText text={now} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
