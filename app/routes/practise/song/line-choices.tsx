import type { Script } from "../../../domain/music/script/scripts.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Choices } from "../../../ui/choices.tsx";
import { type LinesQuery, linesPath } from "./lines-path.ts";
import type { BesideLines, PractisedLines } from "./practised-lines.server.ts";

const scriptNames = {
  te: "sung.te",
  ta: "sung.ta",
  kn: "sung.kn",
  ml: "sung.ml",
  hi: "lyrics.devanagari",
  iso: "lyrics.roman",
} as const satisfies Record<Script, string>;

const besideNames = {
  roman: "lyrics.roman",
  original: "lyrics.original",
  meaning: "practise.beside.meaning",
} as const satisfies Record<BesideLines, string>;

interface Props {
  songId: number;
  lines: PractisedLines;
  query: LinesQuery;
}

/** Links to the lines in other scripts, and with something beside each of them. */
export function LineChoices({ songId, lines: { scripts, beside }, query }: Props) {
  const { t } = useI18n("practise");
  const { original, script, offered } = scripts;
  const name = original ? ` (${t(scriptNames[original])})` : "";
  return (
    <>
      {offered.length > 0 && (
        <Choices
          label={t("lyrics.script")}
          all={t("lyrics.original") + name}
          chosen={script === "original" ? null : script}
          values={offered.map((one) => [one, t(scriptNames[one])])}
          path={(one) => linesPath(songId, { ...query, script: one ?? "original" })}
        />
      )}
      {beside.offered.length > 0 && (
        <Choices
          label={t("practise.beside")}
          all={t("practise.beside.none")}
          chosen={beside.chosen}
          values={beside.offered.map((one) => [one, t(besideNames[one])])}
          path={(one) => linesPath(songId, { ...query, beside: one ?? "none" })}
        />
      )}
    </>
  );
}
