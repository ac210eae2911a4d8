import { parseScale, type Swara } from "../scale.ts";

/** The `d` of two paths in a box of 100 by 100: petals to fill, and threads behind them to stroke. */
export type RaagaMark = readonly [petals: string, threads: string];

const centre = 50;
const [tip, innerTip, outerStart] = [48, 27, 21];

/** A point at a distance from the centre, S at the top, a semitone every 30 degrees clockwise. */
function point(semitone: number, distance: number, aside = 0): string {
  const angle = ((semitone * 30 + aside - 90) * Math.PI) / 180;
  const from = (part: number) => Math.round(centre + distance * part);
  return `${from(Math.cos(angle))} ${from(Math.sin(angle))}`;
}

function petal(semitone: number, start: number, end: number, width: number): string {
  const widest = start + (end - start) * 0.7;
  const [left, right] = [point(semitone, widest, -width), point(semitone, widest, width)];
  return `C${left} ${point(semitone, end, -100 / end)} ${point(semitone, end)}S${right} ${point(semitone, start)}`;
}

const pitches = Array.from({ length: 12 }, (_, semitone) => semitone);
const whole = pitches.map((one) => petal(one, 0, tip, 24));
const inner = pitches.map((one) => petal(one, 0, innerTip, 29));
const outer = pitches.map((one) => `M${point(one, outerStart)}${petal(one, outerStart, tip, 13)}`);
const tips = pitches.map((one) => point(one, tip));
const innerTips = pitches.map((one) => point(one, innerTip));

const pitchOf = ({ semitone }: Swara) => (semitone + 12) % 12;

/**
 * Draws a raaga's scale as a flower in threads; null if its scale is not known. The octave is a circle with S at the
 * top. A swara of both ways is a whole petal, one of the arohana alone is the outer half of a petal, one of the
 * avarohana alone the inner half. A thread runs from tip to tip as the arohana goes, so that a vakra one crosses the
 * flower; an avarohana that is not the arohana backwards is a second thread, on the tips of the inner halves.
 */
export function drawRaagaMark(arohana: string | null, avarohana: string | null): RaagaMark | null {
  const [up, down] = [arohana, avarohana].map((scale) => parseScale(scale).map(pitchOf));
  if (!up?.length || !down?.length) return null;
  const drawn = (shapes: string[], isDrawn: (pitch: number) => boolean) =>
    shapes.filter((_, pitch) => isDrawn(pitch)).join("");
  const petals =
    drawn(whole, (one) => up.includes(one) && down.includes(one)) +
    drawn(inner, (one) => !up.includes(one) && down.includes(one)) +
    drawn(outer, (one) => up.includes(one) && !down.includes(one));
  const thread = (way: number[], points: string[]) => `M${way.map((one) => points[one]).join(" ")}`;
  const isBackwards = up.toReversed().join() === down.join();
  return [
    `M${centre} ${centre}${petals}`,
    thread(up, tips) + (isBackwards ? "" : thread(down, innerTips)),
  ];
}

/** Draws the mark of a scale that stands as one text: the arohana, a slash, the avarohana. */
export function markOfScale(scale: string | null): RaagaMark | null {
  const [arohana = null, avarohana = null] = scale?.split("/") ?? [];
  return drawRaagaMark(arohana, avarohana);
}
