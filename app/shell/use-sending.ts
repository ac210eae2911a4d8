import { useEffect } from "react";
import { useNavigation } from "react-router";
import { beginWork } from "../ui/work.ts";

/** A browser does not tell when somebody stops a form that it sends. */
const longest = 1_800_000;

/** Counts a form that is being sent as work, by the router or by the browser, which leaves the page with the answer. */
export function useSending() {
  const isSending = useNavigation().state !== "idle";
  useEffect(() => (isSending ? beginWork() : undefined), [isSending]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end = () => {};
    const stop = () => {
      clearTimeout(timer);
      end();
    };
    const send = ({ target, defaultPrevented }: SubmitEvent) => {
      if (defaultPrevented || (target as HTMLFormElement).method !== "post") return;
      stop();
      end = beginWork();
      timer = setTimeout(end, longest);
    };
    window.addEventListener("submit", send);
    window.addEventListener("pagehide", stop);
    return () => {
      window.removeEventListener("submit", send);
      window.removeEventListener("pagehide", stop);
      stop();
    };
  }, []);
}
