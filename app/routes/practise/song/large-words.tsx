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
  /** Who may use the lyrics. */
  rights: ReactNode;
  playable: PlayableSong | null;
}

/** What may stand there instead of the words. */
const shows = ["notation", "both"] as const;
const noVerses: PractisedVerse[] = [];

/**
 * The lyrics, the notation or both, in large letters, and the screen stays on. A press on a line that has a time plays
 * from it; beside these it turns the page.
 */
export function LargeWords({ songId, lines, notation, query, rights, playable }: Props) {
  const { t } = useI18n("practise");
  const { practice } = useMyPractice(songId);
  const verses = lines?.verses ?? noVerses;
  const { isTimed, isTurn, shown } = useHeardLines({ songId, verses, playable, practice });
  const show = lines
    ? (notation && shows.find((one) => one === query.show)) || "words"
    : "notation";
  const isAwake = useWakeLock();
  const size = sizes.find((one) => `${one}` === query.size) ?? usualSize;
  const to = (changed: LinesQuery) => linesPath(songId, { ...query, ...changed });
  const hasChoices =
    lines !== null &&
    (Boolean(notation) || lines.scripts.offered.length > 0 || lines.beside.offered.length > 0);
  const toSize = (wanted: number) =>
    sizes.some((one) => one === wanted) ? to({ size: `${wanted}` }) : null;
  return (
    <section className={`large-words size-${size}`} aria-labelledby="large">
      <h2 id="large" className="unseen">
        {t("practise.large")}
      </h2>
      <div className="large-top">
        <Link to={to({ view: null, size: null })} className="button quiet">
          <Icon name="collapse" />
          <span className="button-words">{t("practise.largeClose")}</span>
        </Link>
        <SizeLink to={toSize(size - 1)} sign="A−" label={t("practise.smaller")} />
        <SizeLink to={toSize(size + 1)} sign="A+" label={t("practise.larger")} />
        {isAwake && <span className="hint">{t("practise.awake")}</span>}
      </div>
      {hasChoices && (
        <details>
          <summary>{t("practise.scriptAndMore")}</summary>
          {notation && (
            <Choices
              label={t("practise.shown")}
              all={t("song.lyrics")}
              chosen={show === "words" ? null : show}
              values={shows.map((one) => [one, t(`practise.shown.${one}`)])}
              path={(one) => to({ show: one })}
            />
          )}
          <LineChoices songId={songId} lines={lines} query={query} />
        </details>
      )}
      {isTimed && (
        <p className="turn needs-script" role="status">
          {isTurn && t("practise.yourTurn")}
        </p>
      )}
      {/* Keys turn the page by themselves; a press does so on a phone or a stand. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={turnByPress}>
        {lines && show !== "notation" && (
          <>
            <WordsList lines={lines} {...shown} />
            {rights}
          </>
        )}
        {show !== "words" && notation}
      </div>
      <div className="page-turns needs-script">
        <button type="button" className="button quiet" onClick={() => turn(-1)}>
          <Icon name="arrow-up" />
          <span className="button-words">{t("practise.pageBack")}</span>
        </button>
        <button type="button" className="button quiet" onClick={() => turn(1)}>
          <Icon name="arrow-down" />
          <span className="button-words">{t("practise.pageOn")}</span>
        </button>
      </div>
    </section>
  );
}

/** A link to the next size; where there is none it keeps its place, so that the other does not come under the finger. */
function SizeLink({ to, sign, label }: { to: string | null; sign: string; label: string }) {
  const words = (
    <>
      <span className="size-sign" lang="en" aria-hidden="true">
        {sign}
      </span>
      <span className="button-words">{label}</span>
    </>
  );
  return to === null ? (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- a placeholder, as HTML calls a link that leads nowhere now
    <a className="button quiet" role="link" aria-disabled="true">
      {words}
    </a>
  ) : (
    <Link to={to} className="button quiet" preventScrollReset>
      {words}
    </Link>
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
