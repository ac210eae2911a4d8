import { useEffect, useId, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";

/**
 * A dialog with an address of its own: open as the server renders it, in front of the page once scripts
 * run. Closing it goes to `closeTo`.
 */
export function PageDialog(props: { title: string; closeTo: string; children: ReactNode }) {
  const { title, closeTo, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();

  useEffect(() => {
    const dialog = ref.current!;
    dialog.close();
    dialog.showModal();
    // Closing gives the focus back to the link that opened it.
    return () => dialog.close();
  }, []);

  return (
    <dialog
      ref={ref}
      open
      className="panel page-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
