import { parseScale, type Swara } from "../scale.ts";

export type RaagaMark = readonly [petals: string, threads: string];

const centre = 50;
const [tip, innerTip, outerStart] = [48, 27, 21];

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
 * Draws a scale as two paths in a box of 100 by 100; null if it is not known. The octave is a circle, S at the top. A
 * swara is a petal; of one that is in the arohana alone the outer half is drawn, in the avarohana alone the inner half.
 * A thread joins the tips as the arohana goes, and another the inner tips if the avarohana is not its reverse.
 */
export function drawMark(arohana: readonly Swara[], avarohana: readonly Swara[]): RaagaMark | null {
  const [up, down] = [arohana.map(pitchOf), avarohana.map(pitchOf)];
  if (up.length === 0 || down.length === 0) return null;
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

export const markOf = (arohana: string | null, avarohana: string | null) =>
  drawMark(parseScale(arohana), parseScale(avarohana));

export function markOfScale(scale: string | null): RaagaMark | null {
  const [arohana = null, avarohana = null] = scale?.split("/") ?? [];
  return markOf(arohana, avarohana);
}
