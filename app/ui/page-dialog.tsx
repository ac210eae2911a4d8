import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";

/** A dialog with its own URL, modal if scripts run. Escape goes back to the page that opened it, or to `closeTo`. */
export function PageDialog(props: { title: string; closeTo: string; children: ReactNode }) {
  const { title, closeTo, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  // Set by `FollowLinks`; submitting a form in the dialog replaces it.
  const [isFollowed] = useState(() => Boolean((state as { isFollowed?: true } | null)?.isFollowed));

  useEffect(() => {
    const dialog = ref.current!;
    dialog.close();
    dialog.showModal();
    return () => {
      dialog.close();
      // The page behind may have been rerendered.
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
        if (isFollowed) void navigate(-1);
        else void navigate(closeTo, { preventScrollReset: true });
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

function openerOf(address: string): HTMLAnchorElement | null {
  return document.querySelector(`main a[href="${CSS.escape(address)}"]`);
}
