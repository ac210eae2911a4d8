import { useEffect } from "react";
import { useToast } from "../ui/toast.tsx";

/**
 * A flash message: a toast, or a line of text where no scripts run (`alone`: the page has none).
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
