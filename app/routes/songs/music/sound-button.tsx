import { Icon } from "../../../ui/icon.tsx";

interface Props {
  label: string;
  scale?: string;
  cycle?: string;
}

/**
 * Plays a scale or a taala cycle, handled by `SoundPresses`, which highlights the `.sounding` elements inside
 * `.sounds`.
 */
export const SoundButton = ({ label, scale, cycle }: Props) => (
  <button
    type="button"
    className="icon-button sound-button needs-script"
    aria-label={label}
    aria-pressed="false"
    data-scale={scale}
    data-cycle={cycle}
  >
    <Icon name="play" />
    <Icon name="pause" />
  </button>
);
