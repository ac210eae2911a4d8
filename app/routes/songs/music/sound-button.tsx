import { Icon } from "../../../ui/icon.tsx";

interface Props {
  label: string;
  /** `S R2 G3 P D2 S'` */
  scale?: string;
  /** The aksharas of each part: `4+2+2`. */
  cycle?: string;
}

/** Plays a scale or keeps a cycle, see `SoundPresses`; the `.sounding` elements of its `.sounds` light up. */
export const SoundButton = ({ label, scale, cycle }: Props) => (
  <button
    type="button"
    className="icon-button sound-button needs-script"
    aria-label={label}
    title={label}
    aria-pressed="false"
    data-scale={scale}
    data-cycle={cycle}
  >
    <Icon name="play" />
    <Icon name="pause" />
  </button>
);
