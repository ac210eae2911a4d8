import { useI18n } from "../../../i18n/provider.tsx";
import { ScriptChoices } from "../../songs/lyrics/script-choices.tsx";
import type { ShownLyrics } from "../../../web/lyrics/shown-lyrics.server.ts";

/** The words of a song, line by line, in the reader's script. */
export function PractisedWords({ lyrics }: { lyrics: ShownLyrics }) {
  const { t } = useI18n("practise");
  const { tag, originalTag, verses } = lyrics;
  return (
    <section className="practised-words" aria-labelledby="words">
      <h2 id="words">{t("song.lyrics")}</h2>
      {lyrics.offered.length > 0 && <ScriptChoices {...lyrics} />}
      {tag && <p className="hint">{t("lyrics.transliterated")}</p>}
      {verses.map(({ heading, first, text, shown }) => (
        <div key={first} className="verse">
          {heading && (
            <h3>
              {t(`section.${heading.section}`)}
              {heading.number !== null && ` ${heading.number}`}
            </h3>
          )}
          <ol start={first} lang={tag ?? originalTag}>
            {(shown ?? text)
              .split("\n")
              .filter((line) => line !== "")
              .map((line, after) => (
                <li key={first + after} id={`l${first + after}`}>
                  {line}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
