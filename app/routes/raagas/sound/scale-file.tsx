import type { ToggleEvent } from "react";

const playOpened = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
  const audio = details.querySelector("audio");
  if (details.open) void audio?.play().catch(() => {});
  else audio?.pause();
};

/** The scale as a file, whose controls are drawn when asked for; with JavaScript it sounds at once. */
export const ScaleFile = ({ file, label }: { file: string; label: string }) => (
  <details className="scale-file" onToggle={playOpened}>
    <summary>{label}</summary>
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- swaras without words */}
    <audio controls preload="none" src={file} aria-label={label} />
  </details>
);
