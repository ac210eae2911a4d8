import { useEffect } from "react";
import { useNavigation } from "react-router";
import { beginWork } from "../ui/work.ts";

/** Milliseconds. Browsers fire no event if a visitor cancels the submission of a form. */
const longest = 1_800_000;

/** Counts the submission of a form as work, whether the router or the browser sends it. */
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
