import { useEffect, useId, useRef, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * A dialog with an address of its own: open as the server renders it, in front of the page once scripts
 * run. Closing it by Escape goes back to where it was opened, or to `closeTo` when that was nowhere on
 * this site.
 */
export function PageDialog(props: { title: string; closeTo: string; children: ReactNode }) {
  const { title, closeTo, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    const dialog = ref.current!;
    dialog.close();
    dialog.showModal();
    return () => {
      dialog.close();
      // The page behind it may be a new one: the link that opens the dialog has the focus there too.
      if (document.activeElement === document.body) openerOf(address)?.focus();
    };
  }, [address]);

  return (
    <dialog
      ref={ref}
      open
      className="panel page-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (cameFromHere()) void navigate(-1);
        else void navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** True when the page before was shown in this same document: the router counts its entries of the history. */
function cameFromHere(): boolean {
  return (history.state as { idx?: number } | null)?.idx !== 0;
}

function openerOf(address: string): HTMLAnchorElement | null {
  return document.querySelector(`main a[href="${CSS.escape(address)}"]`);
}
