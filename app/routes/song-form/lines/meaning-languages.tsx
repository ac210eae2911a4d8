import { type Language, languageNames, languages } from "../../../archive.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { meaningsInput } from "./line-inputs.ts";

interface Props {
  shown: Language;
  submitted: Record<string, string>;
}

/** Buttons that show the meanings in another language, and what was typed in those that are not shown. */
export function MeaningLanguages({ shown, submitted }: Props) {
  const { t } = useI18n("songs");
  return (
    <div className="meaning-languages" role="group" aria-labelledby="meaning-language">
      <span id="meaning-language">{t("lines.meaningIn")}</span>
      {languages.map((one) => (
        <button
          key={one}
          type="submit"
          name="show"
          value={one}
          lang={one}
          className="button quiet"
          aria-pressed={one === shown}
        >
          {languageNames[one].name}
        </button>
      ))}
      {languages.map((one) => {
        const typed = one === shown ? undefined : submitted[meaningsInput(one)];
        return (
          typed !== undefined && (
            <input key={one} type="hidden" name={meaningsInput(one)} value={typed} />
          )
        );
      })}
    </div>
  );
}
