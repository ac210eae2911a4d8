import type { ReactNode } from "react";
import type { CyclePart, HandAction } from "../../../domain/music/taalas/cycle.ts";
import { HandSign } from "./hand-sign.tsx";

export const aksharaWidth = 52;
const aksharaHeight = 70;

/** Returns where each part begins in its cycle, in aksharas from 0. */
export const startsOf = (parts: readonly CyclePart[]) =>
  parts.map((_, at) => parts.slice(0, at).reduce((sum, { actions }) => sum + actions.length, 0));

interface Props {
  action: HandAction;
  /** Its position within its anga or group, from 0. */
  place: number;
  /** Its position within the cycle, from 1. */
  number: number;
  isSounding?: boolean;
  /** The height that is left above it for `children`. */
  above?: number;
  children?: ReactNode;
}

/** One akshara of a drawn cycle: the hand and the number. */
export const Akshara = ({ action, place, number, isSounding, above = 0, children }: Props) => (
  <svg
    className="akshara sounding"
    viewBox={`0 ${-above} ${aksharaWidth} ${aksharaHeight + above}`}
    width={aksharaWidth}
    height={aksharaHeight + above}
    data-sounding={isSounding || undefined}
  >
    <rect x={2} y={2} width={aksharaWidth - 4} height={aksharaHeight - 4} rx={10} />
    <HandSign action={action} finger={place} x={aksharaWidth / 2} />
    <text x={aksharaWidth / 2} y={60} textAnchor="middle">
      {number}
    </text>
    {children}
  </svg>
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

/** The aksharas of an anga or a group, in lines as wide as there is room. */
export const AksharaRow = ({ actions, start, sounding, label }: RowProps) => (
  <div className="akshara-row" role={label && "img"} aria-label={label}>
    {actions.map((action, place) => (
      <Akshara
        key={place}
        action={action}
        place={place}
        number={start + place + 1}
        isSounding={sounding === start + place}
      />
    ))}
  </div>
);
