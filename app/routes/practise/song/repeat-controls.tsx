import { type LineLoop, loopGaps, loopTimes } from "../../../domain/songs/line-loop.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { rates } from "../../../player/medium/sound.ts";
import { Choice } from "../choice.tsx";
import type { PractisedVerse } from "./practised-lines.server.ts";
import { changePractice, type MyPractice } from "./my-practice.ts";

interface Props {
  songId: number;
  verses: PractisedVerse[];
  /** The line that is sung now, or was last. */
  line: number;
  practice: MyPractice;
  loop: LineLoop | null;
  onRate: (rate: number) => void;
}

/** Chooses lines to hear again and again, how often and with what pause, and the speed. */
export function RepeatControls({ songId, verses, line, practice, loop, onRate }: Props) {
  const { t } = useI18n("practise");
  const numbers = verses.flatMap(({ lines }) => lines.map(({ number }) => number));
  const sections = verses.flatMap(({ heading, lines }) => {
    const [first, last] = [lines[0]?.number, lines.at(-1)?.number];
    if (!heading || first === undefined || last === undefined) return [];
    const name = t(`section.${heading.section}`);
    return [{ first, last, name: heading.number === null ? name : `${name} ${heading.number}` }];
  });
  const change = (changed: MyPractice) => changePractice(songId, changed);
  const scopes = [
    { first: undefined, last: undefined, name: t("practise.repeat.off") },
    { first: line, last: line, name: t("practise.repeat.line", { number: line }) },
    ...sections,
  ];
  const at = scopes.findIndex(({ first, last }) => first === loop?.first && last === loop?.last);
  const options = scopes.map(({ name }, index) => [index, name] as const);
  return (
    <fieldset className="repeat needs-script">
      <legend>{t("practise.repeat")}</legend>
      <div className="tool">
        <Choice
          id="repeat"
          label={t("practise.repeat.what")}
          value={at}
          options={at < 0 ? [[at, t("practise.repeat.lines")], ...options] : options}
          onChange={(index) => change(pickLines(scopes[index]))}
        />
        {loop && (
          <>
            <Choice
              id="repeat-from"
              label={t("practise.repeat.from")}
              value={loop.first}
              options={numbers.map((one) => [one, `${one}`])}
              onChange={(first) => change({ first, last: Math.max(first, loop.last) })}
            />
            <Choice
              id="repeat-to"
              label={t("practise.repeat.to")}
              value={loop.last}
              options={numbers.map((one) => [one, `${one}`])}
              onChange={(last) => change({ first: Math.min(loop.first, last), last })}
            />
            <Choice
              id="repeat-times"
              label={t("practise.times")}
              value={loop.times}
              options={loopTimes.map((count) => [
                count,
                count === 0 ? t("practise.times.endless") : t("practise.times.count", { count }),
              ])}
              onChange={(times) => change({ times })}
            />
            <Choice
              id="repeat-gap"
              label={t("practise.gap")}
              value={loop.gap}
              options={loopGaps.map((gap) => [
                gap,
                gap === 0
                  ? t("practise.gap.none")
                  : gap === "same"
                    ? t("practise.gap.same")
                    : t("practise.gap.seconds", { count: gap }),
              ])}
              onChange={(gap) => change({ gap })}
            />
          </>
        )}
        <Choice
          id="rate"
          label={t("practise.rate")}
          value={practice.rate ?? 1}
          options={[...new Set([practice.rate ?? 1, ...rates])]
            .toSorted((one, other) => one - other)
            .map((one) => [one, `${one}×`])}
          onChange={(rate) => {
            change({ rate });
            onRate(rate);
          }}
        />
      </div>
    </fieldset>
  );
}

const pickLines = (scope?: { first?: number; last?: number }): MyPractice => ({
  first: scope?.first,
  last: scope?.last,
});
