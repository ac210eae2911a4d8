import { useEffect } from "react";
import { useToast } from "../ui/toast.tsx";

/** A toast, or a line of text where no scripts run; a static page has none. */
export function FlashMessage(props: {
  flash: { kind: "success" | "error"; text: string };
  static?: boolean;
}) {
  const { flash, static: isStatic } = props;
  const toast = useToast();
  useEffect(() => toast(flash), [flash, toast]);
  const line = <p className={`flash ${flash.kind}`}>{flash.text}</p>;
  return isStatic ? line : <noscript>{line}</noscript>;
}
