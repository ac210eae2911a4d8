import { useEffect, useState } from "react";
import { readShape } from "../../domain/media/sound-shape.ts";
import type { Playable } from "../../domain/songs/song.ts";
import { styleVariables } from "./style-variables.ts";
import type { Span } from "../medium/medium.ts";

/** Number of bars in the drawing. */
const barCount = 128;

/** Draws the loudness of a file of the archive over time; the share `heard` (0 to 1) has another colour. */
export function Shape(props: { media: Playable; span: Span; duration: number; heard: number }) {
  const { media, span, duration, heard } = props;
  const peaks = useShape(media.kind === "YouTube" ? null : media.url);
  if (!peaks || !(duration > 0))
    return <div ref={styleVariables({ "--heard": heard })} className="seek-track" />;
  const path = pathOf(partOf(peaks, span, duration));
  return (
    <div ref={styleVariables({ "--heard": heard })} className="seek-shape" aria-hidden="true">
      {["rest", "heard"].map((part) => (
        <svg key={part} className={part} viewBox={`0 0 ${barCount} 2`} preserveAspectRatio="none">
          <path d={path} />
        </svg>
      ))}
    </div>
  );
}

function useShape(url: string | null): number[] | null {
  const [shape, setShape] = useState<{ url: string; peaks: number[] | null }>();
  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    void fetch(`${url}/shape`, { signal: controller.signal })
      .then(async (response) => (response.status === 200 ? readShape(await response.text()) : null))
      // Without a shape the bar is plain.
      .catch(() => null)
      .then((peaks) => controller.signal.aborted || setShape({ url, peaks }));
    return () => controller.abort();
  }, [url]);
  return shape?.url === url ? shape.peaks : null;
}

const partOf = (peaks: number[], { from, to }: Span, duration: number) =>
  peaks.slice(
    Math.floor((from / duration) * peaks.length),
    Math.max(1, Math.ceil((to / duration) * peaks.length)),
  );

function pathOf(peaks: number[]): string {
  return Array.from({ length: barCount }, (_, at) => {
    const from = Math.floor((at / barCount) * peaks.length);
    const to = Math.max(from + 1, Math.floor(((at + 1) / barCount) * peaks.length));
    const height = Math.max(0.06, ...peaks.slice(from, to));
    return `M${at + 0.2} ${1 - height}h.6v${2 * height}h-.6z`;
  }).join("");
}
