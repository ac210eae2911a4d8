import { useEffect } from "react";
import { useToast } from "../ui/toast.tsx";

/**
 * What the page before left to be said: a toast; without scripts, or on a page that stands `alone`
 * without them, a line at the top.
 */
export function FlashMessage(props: {
  flash: { kind: "success" | "error"; text: string };
  alone?: boolean;
}) {
  const { flash, alone } = props;
  const toast = useToast();
  useEffect(() => toast(flash), [flash, toast]);
  const line = <p className={`flash ${flash.kind}`}>{flash.text}</p>;
  return alone ? line : <noscript>{line}</noscript>;
}
