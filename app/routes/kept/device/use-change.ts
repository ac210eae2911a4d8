import type { DeviceChange } from "../../../domain/kept/device-lists.ts";
import { maxLists, maxNameLength, maxSongs } from "../../../domain/kept/limits.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { changeDevice } from "./device-storage.ts";

const problems = {
  full: ["kept.full", maxSongs],
  tooMany: ["kept.tooMany", maxLists],
  sameName: ["device.sameName", 0],
  name: ["device.nameWrong", maxNameLength],
  noRoom: ["device.noRoom", 0],
} as const;

/**
 * Returns a function that changes the device's lists, shows the outcome in a toast, and returns whether it succeeded.
 */
export function useChange() {
  const { t } = useI18n("device");
  const toast = useToast();
  return (change: DeviceChange, done: string): boolean => {
    const problem = changeDevice(change);
    const [key, max] = problem ? problems[problem] : [];
    if (key) toast({ kind: "error", text: t(key, { max }) });
    else toast({ kind: "success", text: done });
    return problem === null;
  };
}
