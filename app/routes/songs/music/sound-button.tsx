import { Icon } from "../../../ui/icon.tsx";

interface Props {
  label: string;
  scale?: string;
  cycle?: string;
}

/** Plays a scale or keeps a cycle, see `SoundPresses`; the `.sounding` elements of its `.sounds` light up. */
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
