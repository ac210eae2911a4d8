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
let known: { text: string | null; kept: DeviceLists } = { text: null, kept: nothing };

function readKept(): DeviceLists {
  const text = readLocal(deviceKey);
  if (text !== known.text) known = { text, kept: readDeviceLists(text) };
  return known.kept;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What the device keeps; nothing until the page is hydrated. */
export const useDeviceLists = (): DeviceLists =>
  useSyncExternalStore(subscribe, readKept, () => nothing);

/** Changes what the device keeps, and returns null or why it cannot be. */
export function changeDevice(change: DeviceChange): DeviceProblem | "noRoom" | null {
  const next = change(readKept());
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

export const rememberSent = (kept: DeviceLists) =>
  sessionStorage.setItem(sentKey, JSON.stringify(kept));

/** Removes from the device what was taken over; if it has changed since it was sent, all stays. */
export function clearSent(): void {
  const sent = sessionStorage.getItem(sentKey);
  sessionStorage.removeItem(sentKey);
  if (sent === JSON.stringify(readKept())) changeDevice(() => nothing);
}
