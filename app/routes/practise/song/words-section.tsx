import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { PlayableSong } from "../../../domain/songs/song.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Link } from "../../../ui/link.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { LineChoices } from "./line-choices.tsx";
import { type LinesQuery, linesPath } from "./lines-path.ts";
import { changePractice, forgetPractice, practiceHash } from "./my-practice.ts";
import type { PractisedLines } from "./practised-lines.server.ts";
import { RepeatControls } from "./repeat-controls.tsx";
import { useHeardLines } from "./use-heard-lines.ts";
import { useMyPractice } from "./use-my-practice.ts";
import { WordsList } from "./words-list.tsx";

interface Props {
  songId: number;
  title: string;
  lines: PractisedLines;
  query: LinesQuery;
  /** Who may use the lyrics. */
  rights: ReactNode;
  /** Null if the recording cannot be played here. */
  playable: PlayableSong | null;
}

/** The lyrics of a song, whose lines light up as they are sung, are played by a press and repeated. */
export function WordsSection({ songId, title, lines, query, rights, playable }: Props) {
  const { t } = useI18n("practise");
  const { practice, isShared } = useMyPractice(songId);
  const heard = useHeardLines({ songId, verses: lines.verses, playable, practice });
  const { isTimed, isTurn, loop, near, setRate } = heard;
  useKeptScript(songId, query);
  return (
    <section className="practised-words" aria-labelledby="words">
      <div className="words-top">
        <h2 id="words">{t("song.lyrics")}</h2>
        <Link to={linesPath(songId, { ...query, view: "large" })} className="button quiet">
          {t("practise.large")}
        </Link>
      </div>
      <LineChoices songId={songId} lines={lines} query={query} />
      {lines.scripts.isTransliterated && <p className="hint">{t("lyrics.transliterated")}</p>}
      {isTimed && playable && (
        <>
          <p className="hint needs-script">
            {t("practise.pressTime")}
            {playable.media.kind === "YouTube" && ` ${t("practise.halfSecond")}`}
          </p>
          <RepeatControls
            songId={songId}
            verses={lines.verses}
            line={near}
            practice={practice}
            loop={loop}
            onRate={setRate}
          />
          <p className="turn needs-script" role="status">
            {isTurn && t("practise.yourTurn")}
          </p>
        </>
      )}
      <WordsList lines={lines} {...heard.shown} />
      {rights}
      {isTimed && (
        <p>
          <a href={`/songs/${songId}/words.vtt?script=${lines.scripts.script}`} download>
            {t("practise.captions")}
          </a>
        </p>
      )}
      {Object.keys(practice).length > 0 && (
        <div className="my-practice">
          <p>{t(isShared ? "practise.shared" : "practise.mine")}</p>
          <ShareButton title={title} path={linesPath(songId, query) + practiceHash(practice)} />
          <button type="button" className="button quiet" onClick={() => forgetPractice(songId)}>
            {t(isShared ? "practise.putAway" : "practise.forget")}
          </button>
        </div>
      )}
    </section>
  );
}

/**
 * Shows the lyrics in the script of the song's practice, unless the address asks for one, and keeps what it asks for. What
 * an address shares is kept once the reader asks for something else.
 */
function useKeptScript(songId: number, { script, beside, ...others }: LinesQuery) {
  const navigate = useNavigate();
  const { practice, isShared } = useMyPractice(songId);
  const asked = `${script} ${beside}`;
  const opened = useRef(asked);
  useEffect(() => {
    if (isShared && asked === opened.current) return;
    if (script && script !== practice.script) changePractice(songId, { script });
    if (beside && beside !== practice.beside) changePractice(songId, { beside });
    if (script || beside || !(practice.script || practice.beside)) return;
    // A copy stands also for addresses that the device has not stored.
    if (document.documentElement.dataset.saved) return;
    const kept = { ...others, script: practice.script, beside: practice.beside };
    const { hash } = window.location;
    void navigate(linesPath(songId, kept) + hash, { replace: true, preventScrollReset: true });
    // Once for each address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [songId, script, beside]);
}
