interface Props {
  text: string;
  lang: string;
  /** The name of its language, if that is not the reader's. */
  label: string | null;
}

/** A text in a language that may not be the page's. */
export const Prose = ({ text, lang, label }: Props) => (
  <div>
    <p className="prose" lang={lang}>
      {text}
    </p>
    {label && <p className="prose-language">{label}</p>}
  </div>
);
