import type { ReactNode } from "react";
import type { Step } from "./scale-view.server.ts";

const stepWidth = 34;
const semitoneHeight = 10;
const labelHeight = 20;
const gutter = 4;

const widthOf = (steps: number) => steps * stepWidth + 2 * gutter;

export type IsMarked = (semitone: number) => boolean;

/** How much wider steps are that stand above the buttons of their swaras. */
const widening = 1.3;

interface Props {
  label: string;
  steps: Step[];
  /** How many steps the longer way of the scale has: those of both are drawn in one size. */
  most: number;
  isMarked?: IsMarked;
  isWide?: boolean;
  /** What stands below the steps, as wide as they. */
  children?: ReactNode;
}

/** Draws a scale as steps whose height is in semitones, with lines at S, P and the upper S. */
export function ScaleSteps({ label, steps, most, isMarked, isWide = false, children }: Props) {
  const semitones = steps.map(({ semitone }) => semitone);
  const [low, high] = [Math.min(0, ...semitones), Math.max(12, ...semitones)];
  const width = widthOf(steps.length);
  const height = (high - low) * semitoneHeight + labelHeight + 8;
  const y = (semitone: number) => labelHeight + (high - semitone) * semitoneHeight;
  const x = (at: number) => gutter + at * stepWidth;
  const path = steps.map(
    ({ semitone }, at) => `${at ? "V" : `M${x(0)} `}${y(semitone)}H${x(at + 1)}`,
  );
  const scale = isWide ? widening : 1;
  const drawing = (
    <svg
      className="steps"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${label}: ${steps.map((step) => step.label).join(" ")}`}
    >
      {[-12, -5, 0, 7, 12]
        .filter((semitone) => semitone >= low && semitone <= high)
        .map((semitone) => (
          <path key={semitone} className="rung" d={`M0 ${y(semitone)}H${width}`} />
        ))}
      <path className="flight" d={path.join("")} />
      {steps.map(({ label: swara, semitone }, at) => (
        <g key={at} className={isMarked?.(semitone) ? "step sounding marked" : "step sounding"}>
          <path d={`M${x(at) + 3} ${y(semitone)}h${stepWidth - 6}`} />
          <text x={x(at) + stepWidth / 2} y={y(semitone) - 6}>
            {swara}
          </text>
        </g>
      ))}
    </svg>
  );
  return (
    <div className="ladder-row">
      <div className="ladder">
        {drawing}
        {children}
      </div>
      {steps.length < most && <svg width={(widthOf(most) - width) * scale} height="0" />}
    </div>
  );
}
