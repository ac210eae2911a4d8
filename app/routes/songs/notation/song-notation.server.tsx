import { translate } from "../../../i18n/translate.server.ts";
import type { Reader } from "../../../web/lyrics/open-script.server.ts";
import { NotationSheet, PlayLines, PlayNotation } from "./notation-sheet.tsx";
import { type NotatedSong, type ShownNotation, showNotation } from "./shown-notation.server.ts";

/**
 * Draws the notation of a song; null for none. What cannot be read as a notation is shown as it is stored. Where it is
 * practised, its lines have numbers, and some of them can be played.
 */
export async function drawNotation(
  text: string,
  song: NotatedSong,
  reader: Reader,
  { isPractised = false } = {},
) {
  if (text === "") return null;
  const notation = await showNotation(text, song, reader);
  const language = reader.pageLanguage;
  const play = translate(language, "notation.play");
  return (
    <section
      className={isPractised ? "notation sounds practised" : "notation sounds"}
      aria-labelledby="notation"
      {...notation?.playData}
    >
      <div className="notation-top">
        <h2 id="notation">{translate(language, "songForm.notation")}</h2>
        {notation && !isPractised && <PlayNotation label={play} />}
      </div>
      {notation && isPractised && (
        <PlayLines
          label={play}
          labels={{
            first: translate(language, "practise.repeat.from"),
            last: translate(language, "practise.repeat.to"),
            loop: translate(language, "practise.patternStart"),
          }}
          count={countLines(notation)}
        />
      )}
      {notation ? <NotationSheet notation={notation} /> : <p className="notation-plain">{text}</p>}
    </section>
  );
}

const countLines = ({ parts }: ShownNotation) =>
  parts.reduce((sum, { lines }) => sum + lines.length, 0);
