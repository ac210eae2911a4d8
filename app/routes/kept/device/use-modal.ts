import { useEffect, useRef } from "react";

/** Opens a dialog as modal when it appears; the element that had the focus gets it back. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return ref;
}
