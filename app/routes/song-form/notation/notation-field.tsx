import { useI18n } from "../../../i18n/provider.tsx";
import { type DrawnParts, ServerDrawn } from "../../../shell/server-drawn.tsx";
import notationStylesheet from "../../../styles/notation.css?url";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import { TextAreaField } from "../../../ui/form-fields.tsx";

/** A notation as readers see it, drawn by the server, and what was found in it. */
export interface NotationPreview {
  drawn: DrawnParts | null;
  review: string[];
}

interface Props {
  name: string;
  label: string;
  defaultValue: string | undefined;
  error?: string;
  hint?: string;
  rows: number | undefined;
  preview: NotationPreview | undefined;
}

const example = "   S  R2 | G3  ,  P  (D2 S') ||\nw: ma-hā | ga- ṇa-pa- tim";

/** The notation in plain text, with a button that shows it. */
export function NotationField({ preview, ...field }: Props) {
  const { t } = useI18n("songs");
  return (
    <div className="notation-field">
      {preview && <Stylesheet href={notationStylesheet} />}
      <TextAreaField
        {...field}
        lang="en"
        placeholder={example}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
      />
      <button type="submit" name="act" value="show-notation" className="button quiet">
        {t("songForm.notationPreview")}
      </button>
      <div role="status">
        {preview && (
          <ul className="hint">
            {preview.review.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
      {preview && <ServerDrawn parts={preview.drawn} name="preview" className="notation" />}
    </div>
  );
}
