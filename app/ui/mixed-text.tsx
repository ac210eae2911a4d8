import { useI18n } from "../i18n/provider.tsx";

/** Words in roman letters with the signs behind them, up to the next letter of an Indian script. */
const romanWords = /(\p{sc=Latn}(?:[^\u0900-\u0d7f]*[^\u0900-\u0d7f\s])?)/u;

/** A text with names in roman letters, which get `lang="en"` on pages of other languages. */
export function MixedText({ text }: { text: string }) {
  const { language } = useI18n();
  return language === "en" ? text : markRoman(text);
}

/** Returns a text whose words in roman letters are elements with `lang="en"`. */
export const markRoman = (text: string): React.ReactNode =>
  text.split(romanWords).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} lang="en">
        {part}
      </span>
    ),
  );
