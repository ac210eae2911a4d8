import { useEffect } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { SmoothScroll } from "./use-smooth-scroll.ts";

export function ScrollEnd(props: { scroll: SmoothScroll; end: string | null; static?: boolean }) {
  const { t } = useI18n();
  const toast = useToast();
  const { state, load, sentinel } = props.scroll;
  const error = state === "failed" || state === "timedOut" ? t(`scroll.${state}`) : null;
  useEffect(() => {
    if (error) toast({ kind: "error", text: error });
  }, [error, toast]);
  return (
    <div
      ref={props.end === null ? sentinel : undefined}
      className={props.static ? "scroll-end" : "scroll-end needs-script"}
      aria-live="polite"
    >
      {state === "loading" && <p>{t("scroll.loading")}</p>}
      {props.end && <p>{props.end}</p>}
      {error && (
        <p>
          {error}{" "}
          <button type="button" className="button quiet" onClick={load}>
            {t("scroll.retry")}
          </button>
        </p>
      )}
    </div>
  );
}
