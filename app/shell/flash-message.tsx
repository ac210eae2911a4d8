import { useEffect } from "react";
import { useToast } from "../ui/toast.tsx";

/** What the page before left to be said: a toast; without scripts a line at the top of the page. */
export function FlashMessage({ flash }: { flash: { kind: "success" | "error"; text: string } }) {
  const toast = useToast();
  useEffect(() => toast(flash), [flash, toast]);
  return (
    <noscript>
      <p className={`flash ${flash.kind}`}>{flash.text}</p>
    </noscript>
  );
}
