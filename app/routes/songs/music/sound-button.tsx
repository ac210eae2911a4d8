import { Icon } from "../../../ui/icon.tsx";

interface Props {
  label: string;
  scale?: string;
  /** Whether the S of the scale is held below it. */
  hasDrone?: boolean;
  cycle?: string;
}

/**
 * Plays a scale or a taala cycle, handled by `BesidePage`, which highlights the `.sounding` elements inside
 * `.sounds`.
 */
export const SoundButton = ({ label, scale, hasDrone, cycle }: Props) => (
  <button
    type="button"
    className="icon-button sound-button needs-script"
    aria-label={label}
    aria-pressed="false"
    data-scale={scale}
    data-drone={hasDrone ? "" : undefined}
    data-cycle={cycle}
  >
    <Icon name="play" />
    <Icon name="pause" />
  </button>
);
