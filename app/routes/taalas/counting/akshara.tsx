import type { CyclePart, HandAction } from "../../../domain/music/taalas/cycle.ts";
import { HandSign } from "./hand-sign.tsx";

export const aksharaWidth = 52;
export const aksharaHeight = 70;

/** Whether a cycle stands in one line on a phone, too. */
export const isShort = (parts: readonly CyclePart[]) =>
  parts.reduce((sum, { actions }) => sum + actions.length, 0) <= 8;

/** Returns where each part begins in its cycle, in aksharas from 0. */
export const startsOf = (parts: readonly CyclePart[]) =>
  parts.map((_, at) => parts.slice(0, at).reduce((sum, { actions }) => sum + actions.length, 0));

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

interface RowProps {
  actions: readonly HandAction[];
  /** Where the row begins in its cycle, in aksharas from 0. */
  start: number;
  /** The akshara of the cycle that sounds, from 0. */
  sounding?: number | null;
  /** What the hands do, in words, unless an element around the row says it. */
  label?: string;
}

/** The aksharas of an anga or a group, side by side. */
export function AksharaRow({ actions, start, sounding, label }: RowProps) {
  const width = aksharaWidth * actions.length;
  return (
    <svg
      viewBox={`0 0 ${width} ${aksharaHeight}`}
      width={width}
      height={aksharaHeight}
      role={label && "img"}
      aria-label={label}
    >
      {actions.map((action, place) => (
        <Akshara
          key={place}
          action={action}
          place={place}
          number={start + place + 1}
          x={place * aksharaWidth}
          isSounding={sounding === start + place}
        />
      ))}
    </svg>
  );
}
