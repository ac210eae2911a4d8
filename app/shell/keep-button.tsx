import type { KeepRequest } from "../offline/things.ts";
import { Icon } from "../ui/icon.tsx";

/** A button that keeps something for practice; `BesidePage` loads its code. */
export const KeepButton = ({ keep, label }: { keep: KeepRequest; label: string }) => (
  <button
    type="button"
    className="button quiet needs-script"
    data-keep={JSON.stringify(keep)}
    aria-haspopup="dialog"
  >
    <Icon name="download" />
    {label}
  </button>
);
