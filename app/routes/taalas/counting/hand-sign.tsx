import sprite from "../../../assets/hands.svg?url";
import type { HandAction } from "../../../domain/music/taalas/cycle.ts";

interface Props {
  action: HandAction;
  /** Number of the count within its laghu, from 1 after the clap. */
  finger?: number;
  x: number;
}

/**
 * The hand on one akshara, 44 by 44. A laghu is counted from the little finger on, then ring and middle finger
 * (darbar.org, "Carnatic Rhythms 101"); of further counts no source names the finger, so none is marked.
 */
export function HandSign({ action, finger, x }: Props) {
  const middle = { cx: x, cy: 22, r: 5 };
  if (action === "count") return <circle {...middle} fill="var(--accent)" />;
  if (action === "rest") return <circle {...middle} fill="none" stroke="var(--soft)" />;
  const name = action === "finger" && finger && finger <= 3 ? `finger-${finger}` : action;
  return <use href={`${sprite}#${name}`} x={x - 22} width={44} height={44} />;
}
