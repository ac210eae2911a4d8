import { useId } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { useModal } from "../../../ui/use-modal.ts";

interface Props {
  /** Of the dialog, and of the button that agrees. */
  title: string;
  text: string;
  onYes: () => void;
  onClose: () => void;
}

export function Question({ title, text, onYes, onClose }: Props) {
  const { t } = useI18n("device");
  const id = useId();
  return (
    <dialog ref={useModal()} className="panel device-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className="actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {t("device.close")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {title}
        </button>
      </div>
    </dialog>
  );
}
