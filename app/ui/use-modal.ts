import { useEffect, useRef } from "react";

/** Opens a dialog as modal when it mounts, and returns the focus to the previous element when it unmounts. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return ref;
}
