import type { Language } from "../../../archive.ts";
import type { SongDetail } from "../../../data/songs/detail/song-detail.ts";
import { type CyclePart, type HandAction, keepingsOf } from "../../../domain/music/taalas/cycle.ts";
import { taalaPath } from "../../../domain/music/taalas/taala-path.ts";
import { translate } from "../../../i18n/translate.server.ts";

export interface ShownCycle {
  to: string;
  practise: string;
  label: string;
  play: { cycle: string; label: string };
  parts: HandAction[][];
  /** As taalas are noted, for print: I₄ O O. */
  signs: string;
}

/** Describes one cycle of a taala with its hand actions; null if its structure is not known. */
export function showCycle(language: Language, taala: SongDetail["taala"]): ShownCycle | null {
  const [keeping] = taala ? keepingsOf(taala.id, taala) : [];
  const parts = keeping?.parts ?? [];
  if (!taala || parts.length === 0) return null;
  return {
    to: taalaPath(taala.id),
    practise: translate(language, "song.practise"),
    label: parts
      .map(({ kind, actions }) => `${translate(language, `anga.${kind}`)}\u00A0${actions.length}`)
      .join("\u00A0+ "),
    play: {
      cycle: parts.map(({ actions }) => actions.length).join("+"),
      label: translate(language, "click.title"),
    },
    parts: parts.map(({ actions }) => actions),
    signs: parts.map(signOf).join(" "),
  };
}

function signOf({ kind, actions: { length } }: CyclePart): string {
  if (kind === "drutam") return "O";
  if (kind === "anudrutam") return "U";
  return kind === "laghu"
    ? `I${[...`${length}`].map((digit) => subscripts[+digit]).join("")}`
    : `${length}`;
}

const subscripts = "₀₁₂₃₄₅₆₇₈₉";
