import type { CyclePart, HandAction } from "../../../domain/music/taalas/cycle.ts";
import { HandSign } from "./hand-sign.tsx";

export const aksharaWidth = 52;
export const aksharaHeight = 70;

/** Whether a cycle stands in one line on a phone, too. */
export const isShort = (parts: readonly CyclePart[]) =>
  parts.reduce((sum, { actions }) => sum + actions.length, 0) <= 8;

interface Props {
  action: HandAction;
  /** Its position within its anga or group, from 0. */
  place: number;
  /** Its position within the cycle, from 1. */
  number: number;
  x: number;
  isSounding?: boolean;
}

/** One akshara of a drawn cycle: the hand and the number. */
export const Akshara = ({ action, place, number, x, isSounding }: Props) => (
  <g className="akshara sounding" data-sounding={isSounding || undefined}>
    <rect x={x + 2} y={2} width={aksharaWidth - 4} height={aksharaHeight - 4} rx={10} />
    <HandSign action={action} finger={place} x={x + aksharaWidth / 2} />
    <text x={x + aksharaWidth / 2} y={60} textAnchor="middle">
      {number}
    </text>
  </g>
);
