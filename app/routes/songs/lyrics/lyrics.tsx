import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import type { Heading } from "../../../domain/songs/lyrics-heading.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ScriptChoices } from "./script-choices.tsx";
import type { ShownLyrics } from "../../../web/lyrics/shown-lyrics.server.ts";

/** The lyrics of a song; beneath them stands who may use them. */
export function Lyrics({ lyrics, children }: { lyrics: ShownLyrics; children: ReactNode }) {
  const { t } = useI18n();
  const { tag, originalTag, verses } = lyrics;
  useTarget();
  return (
    <section id="lyrics" className="lyrics" aria-labelledby="lyrics-title">
      <div className="lyrics-top">
        <h2 id="lyrics-title">{t("song.lyrics")}</h2>
        <a href="#lyrics" className="button quiet to-full">
          <Icon name="expand" />
          {t("song.lyricsFull")}
        </a>
        <a href="#content" className="button quiet from-full">
          <Icon name="collapse" />
          {t("song.lyricsClose")}
        </a>
      </div>
      {lyrics.offered.length > 0 && <ScriptChoices {...lyrics} />}
      {lyrics.original === "ta" && <p className="lyrics-note">{t("lyrics.fromTamil")}</p>}
      {lyrics.isLooseRoman && <p className="lyrics-note">{t("lyrics.fromRoman")}</p>}
      {tag && <p className="lyrics-note">{t("lyrics.transliterated")}</p>}
      <div className={tag ? "verses" : undefined}>
        {verses.map(({ heading, first, text, shown }, at) => (
          <div key={at} className={tag && linesOf(text).length <= maxRows ? "verse rows" : "verse"}>
            {heading && <SectionHeading {...heading} />}
            <p className="lyrics-words" lang={tag ?? originalTag}>
              {linesOf(shown ?? text).map((line, after) => (
                <Line key={after} number={first + after} text={line} />
              ))}
            </p>
            {tag && (
              <p className="lyrics-words original" lang={originalTag}>
                {linesOf(text).map((line, after) => (
                  <span key={after} className="line">
                    {`${line}\n`}
                  </span>
                ))}
              </p>
            )}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}

/**
 * Marks the element of the URL's hash, because `:target` does not follow client-side navigations. Escape clears the
 * mark.
 */
function useTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    target?.setAttribute("data-here", "");
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || document.querySelector(":modal")) return;
      target?.querySelector<HTMLElement>(".from-full")?.click();
    };
    document.addEventListener("keydown", close);
    return () => {
      target?.removeAttribute("data-here");
      document.removeEventListener("keydown", close);
    };
  }, [hash]);
}

const linesOf = (text: string) => (text === "" ? [] : text.split("\n"));

const maxRows = 100;

function SectionHeading({ section, number }: Heading) {
  const { t } = useI18n();
  return (
    <h3>
      {t(`section.${section}`)}
      {number !== null && ` ${number}`}
    </h3>
  );
}

function Line({ number, text }: { number: number; text: string }) {
  const { t, language } = useI18n();
  return (
    <span id={`l${number}`} className="line">
      <a href={`#l${number}`} lang={language} aria-label={t("lyrics.line", { number })}>
        {number}
      </a>
      {`${text}\n`}
    </span>
  );
}
