import { useEffect, useRef, useState } from "react";
import { deviceKey } from "../../domain/kept/device-key.ts";
import { songIdsOf } from "../../domain/kept/device-lists.ts";
import { readDeviceLists } from "../../domain/kept/read-device-lists.ts";
import { keepThing, type Progress } from "../../offline/keep.ts";
import { type KeptThing, removeThings } from "../../offline/things.ts";
import { useI18n } from "../../i18n/provider.tsx";
import { readLocal } from "../../ui/read-local.ts";
import { asWork } from "../../ui/work.ts";
import { loadFonts } from "./load-fonts.ts";
import { tellWorker } from "./tell-worker.ts";
import type { Plan } from "./plan-keeping.ts";

type State = "idle" | "keeping" | "done" | "removed" | "noRoom" | "failed" | "notRemoved";

/** Keeps what is planned, or removes it, and says how far that is. Without the dialog it is broken off. */
export function useKeeping(plan: Plan | null) {
  const { language } = useI18n("offline");
  const [state, setState] = useState<State>("idle");
  const [progress, setProgress] = useState<Progress>({ pages: 0, of: 0, bytes: 0 });
  const [wishes, setWithRecordings] = useState<boolean | null>(null);
  const [changed, setChanged] = useState<KeptThing | null>();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const withRecordings = wishes ?? plan?.wish?.withRecordings ?? false;
  const thing = changed === undefined ? (plan?.thing ?? null) : changed;

  const keep = async () => {
    const wish = { ...plan!.wish!, withRecordings };
    if (withRecordings && plan!.free !== null && plan!.more > plan!.free) return setState("noRoom");
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
    try {
      await removeThings([thing!], songIdsOf(readDeviceLists(readLocal(deviceKey))));
      setChanged(null);
      setState("removed");
    } catch {
      setState("notRemoved");
    }
    tellWorker();
  };
  return { state, progress, thing, withRecordings, setWithRecordings, keep, remove };
}
