import type { MouseEvent, ReactNode } from "react";
import type { PlayableSong } from "../../../domain/songs/song.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { LineChoices } from "./line-choices.tsx";
import { type LinesQuery, linesPath, sizes, usualSize } from "./lines-path.ts";
import type { PractisedLines, PractisedVerse } from "./practised-lines.server.ts";
import { useHeardLines } from "./use-heard-lines.ts";
import { useMyPractice } from "./use-my-practice.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { WordsList } from "./words-list.tsx";

interface Props {
  songId: number;
  /** The lines of the lyrics, if it has any. */
  lines: PractisedLines | null;
  /** The notation of the song, if it has one. */
  notation: ReactNode;
  query: LinesQuery;
  playable: PlayableSong | null;
}

/** What may stand there instead of the words. */
const shows = ["notation", "both"] as const;
const noVerses: PractisedVerse[] = [];

/**
 * The lyrics, the notation or both, in large letters, and the screen stays on. A press on a line that has a time plays
 * from it; beside these it turns the page.
 */
export function LargeWords({ songId, lines, notation, query, playable }: Props) {
  const { t } = useI18n("practise");
  const { practice } = useMyPractice(songId);
  const verses = lines?.verses ?? noVerses;
  const { isTurn, shown } = useHeardLines({ songId, verses, playable, practice });
  const show = lines
    ? (notation && shows.find((one) => one === query.show)) || "words"
    : "notation";
  const isAwake = useWakeLock();
  const size = sizes.find((one) => `${one}` === query.size) ?? usualSize;
  const [smaller, larger] = [
    sizes.find((one) => one === size - 1),
    sizes.find((one) => one === size + 1),
  ];
  const to = (changed: LinesQuery) => linesPath(songId, { ...query, ...changed });
  return (
    <section className={`large-words size-${size}`} aria-labelledby="large">
      <h2 id="large" className="eyebrow">
        {t("practise.large")}
      </h2>
      <div className="large-top">
        <Link to={to({ view: null, size: null })} className="button quiet">
          <Icon name="collapse" />
          {t("practise.largeClose")}
        </Link>
        {smaller && (
          <Link to={to({ size: `${smaller}` })} className="button quiet" preventScrollReset>
            {t("practise.smaller")}
          </Link>
        )}
        {larger && (
          <Link to={to({ size: `${larger}` })} className="button quiet" preventScrollReset>
            {t("practise.larger")}
          </Link>
        )}
        {isAwake && <span className="hint">{t("practise.awake")}</span>}
      </div>
      {lines && notation && (
        <Choices
          label={t("practise.shown")}
          all={t("song.lyrics")}
          chosen={show === "words" ? null : show}
          values={shows.map((one) => [one, t(`practise.shown.${one}`)])}
          path={(one) => to({ show: one })}
        />
      )}
      {lines && <LineChoices songId={songId} lines={lines} query={query} />}
      <p className="turn needs-script" role="status">
        {isTurn && t("practise.yourTurn")}
      </p>
      {/* Keys turn the page by themselves; a press does so on a phone or a stand. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={turnByPress}>
        {lines && show !== "notation" && <WordsList lines={lines} {...shown} />}
        {show !== "words" && notation}
      </div>
      <div className="page-turns needs-script">
        <button type="button" className="button quiet" onClick={() => turn(-1)}>
          <Icon name="arrow-up" />
          {t("practise.pageBack")}
        </button>
        <button type="button" className="button quiet" onClick={() => turn(1)}>
          <Icon name="arrow-down" />
          {t("practise.pageOn")}
        </button>
      </div>
    </section>
  );
}

/** The part of the screen that a turned page keeps in view, so that no line is lost. */
const kept = 0.2;

function turn(way: 1 | -1) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({
    top: way * window.innerHeight * (1 - kept),
    behavior: isCalm ? "instant" : "smooth",
  });
}

/** Turns the page on, or back by a press in the upper quarter; a line that plays and a selection are left alone. */
function turnByPress({ target, clientY }: MouseEvent) {
  if (target instanceof Element && target.closest("button, a, input, select, summary")) return;
  if (getSelection()?.isCollapsed === false) return;
  turn(clientY < window.innerHeight / 4 ? -1 : 1);
}
