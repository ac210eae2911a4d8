import { useRef, useState } from "react";
import { keepThing, type Progress } from "../../offline/keep.ts";
import { type KeptThing, removeThing } from "../../offline/things.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { asWork } from "../../ui/work.ts";
import { loadFonts } from "./load-fonts.ts";
import { tellWorker } from "./tell-worker.ts";
import type { Plan } from "./plan-keeping.ts";

type State = "idle" | "keeping" | "done" | "removed" | "noRoom" | "failed";

/** Keeps what is planned, or removes it, and says how far that is. */
export function useKeeping(plan: Plan | null) {
  const { language } = useI18n("offline");
  const [state, setState] = useState<State>("idle");
  const [progress, setProgress] = useState<Progress>({ pages: 0, of: 0, bytes: 0 });
  const [wishes, setWithRecordings] = useState<boolean | null>(null);
  const [changed, setChanged] = useState<KeptThing | null>();
  const controller = useRef<AbortController>(null);
  const withRecordings = wishes ?? plan?.wish?.withRecordings ?? false;
  const thing = changed === undefined ? (plan?.thing ?? null) : changed;

  const keep = async () => {
    const wish = { ...plan!.wish!, withRecordings };
    if (withRecordings && plan!.free !== null && plan!.size > plan!.free) return setState("noRoom");
    setState("keeping");
    controller.current = new AbortController();
    const { signal } = controller.current;
    const tell = (now: Progress) => setProgress({ ...now });
    // The browser may ask; what is kept does not depend on the answer.
    void navigator.storage.persist().catch(() => {});
    try {
      setChanged(await asWork(() => keepThing(wish, { language, tell, signal })));
      setState("done");
      await loadFonts();
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
      if (!signal.aborted) setState(isFull ? "noRoom" : "failed");
    }
    tellWorker();
  };

  const remove = async () => {
    await removeThing(thing!);
    setChanged(null);
    setState("removed");
    tellWorker();
  };
  const stop = () => controller.current?.abort();
  return { state, progress, thing, withRecordings, setWithRecordings, keep, remove, stop };
}
