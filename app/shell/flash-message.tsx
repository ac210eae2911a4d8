import { useEffect } from "react";
import { useToast } from "../ui/toast.tsx";
import type { Site } from "./site.server.ts";

interface FlashMessageProps {
  flash: NonNullable<Site["flash"]>;
  static?: boolean;
}

/** A toast; a line of text without scripts or on a static page. A message with `undo` stays on the page. */
export function FlashMessage({ flash, static: isStatic }: FlashMessageProps) {
  const toast = useToast();
  const { kind, text, undo } = flash;
  useEffect(() => {
    if (!undo) toast(flash);
  }, [flash, toast, undo]);
  const line = (
    <p className={`flash ${kind}`} role={undo ? "status" : undefined}>
      {text}
      {undo && (
        <>
          {" "}
          <button name="undo" value={undo.song} className="button quiet">
            {undo.text}
          </button>
        </>
      )}
    </p>
  );
  return undo ? (
    <form id="undo" method="post" action="/my-collection/deleted">
      {line}
    </form>
  ) : isStatic ? (
    line
  ) : (
    <noscript>{line}</noscript>
  );
}
