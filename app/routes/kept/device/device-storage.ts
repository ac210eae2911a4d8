import { useSyncExternalStore } from "react";
import { deviceKey } from "../../../domain/kept/device-key.ts";
import {
  type DeviceChange,
  type DeviceLists,
  type DeviceProblem,
  isEmpty,
  nothing,
} from "../../../domain/kept/device-lists.ts";
import { maxDeviceBytes } from "../../../domain/kept/limits.ts";
import { readDeviceLists } from "../../../domain/kept/read-device-lists.ts";
import { readLocal } from "../../../ui/read-local.ts";

const listeners = new Set<() => void>();
let cache: { text: string | null; lists: DeviceLists } = { text: null, lists: nothing };

function readLists(): DeviceLists {
  const text = readLocal(deviceKey);
  if (text !== cache.text) cache = { text, lists: readDeviceLists(text) };
  return cache.lists;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Returns the device's marks and lists; empty until hydration. */
export const useDeviceLists = (): DeviceLists =>
  useSyncExternalStore(subscribe, readLists, () => nothing);

/** Changes the device's marks and lists. Returns null on success, or the reason for the failure. */
export function changeDevice(change: DeviceChange): DeviceProblem | "noRoom" | null {
  const next = change(readLists());
  if (typeof next === "string") return next;
  const text = JSON.stringify(next);
  if (new Blob([text]).size > maxDeviceBytes) return "noRoom";
  try {
    if (isEmpty(next)) localStorage.removeItem(deviceKey);
    else localStorage.setItem(deviceKey, text);
  } catch {
    return "noRoom";
  }
  for (const listener of listeners) listener();
  return null;
}

const sentKey = "kept-sent";

export const rememberSent = (lists: DeviceLists) =>
  sessionStorage.setItem(sentKey, JSON.stringify(lists));

/** Clears the device's lists once they are taken over, unless they have changed since they were sent. */
export function clearSent(): void {
  const sentText = sessionStorage.getItem(sentKey);
  sessionStorage.removeItem(sentKey);
  if (sentText === JSON.stringify(readLists())) changeDevice(() => nothing);
}
