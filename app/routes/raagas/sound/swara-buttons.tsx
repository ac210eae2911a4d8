import type { Step } from "../scale/scale-view.server.ts";

interface Props {
  steps: readonly Step[];
  sounding: number | null;
  onPress: (at: number) => void;
}

export const SwaraButtons = ({ steps, sounding, onPress }: Props) => (
  <ol className="sound-swaras">
    {steps.map(({ label }, at) => (
      <li key={at}>
        <button
          type="button"
          data-sounding={at === sounding || undefined}
          onClick={() => onPress(at)}
        >
          {label}
        </button>
      </li>
    ))}
  </ol>
);
