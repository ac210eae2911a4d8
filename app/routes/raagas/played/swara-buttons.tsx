import type { Step } from "../scale/scale-view.server.ts";

interface Props {
  steps: readonly Step[];
  /** The same in the notation of the seeds. */
  scale: string;
}

/** A button below each step of a scale, which plays its swara. */
export const SwaraButtons = ({ steps, scale }: Props) => {
  const swaras = scale.split(/ +/);
  return (
    <ol className="sound-swaras needs-script">
      {steps.map(({ label }, at) => (
        <li key={at}>
          <button type="button" data-scale={swaras[at]} data-at={at}>
            {label}
          </button>
        </li>
      ))}
    </ol>
  );
};
