import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/**
 * How to close what lies over the page, from the lowest. Each layer has an entry in the tab's history, a copy of the
 * page's with its height as `over`: Back leaves it.
 */
const layers: (() => void)[] = [];
/** Whether an entry is being left because its layer was closed otherwise. */
let isLeaving = false;

const heightIn = (state: unknown) => (state as { over?: number } | null)?.over ?? 0;

function handlePop(event: PopStateEvent): void {
  const height = heightIn(event.state);
  if (!isLeaving && height >= layers.length) return;
  // The page is the same: the router need not load it again.
  event.stopImmediatePropagation();
  if (isLeaving) {
    isLeaving = false;
    // What was opened meanwhile stays open.
    if (layers.length > height) pushEntry();
    return;
  }
  while (layers.length > height) layers.pop()!();
}

const pushEntry = () =>
  window.history.pushState({ ...window.history.state, over: layers.length }, "");

/** Leaves the entries of layers that are closed, unless another page has taken their place. */
function leaveEntries(): void {
  const closed = heightIn(window.history.state) - layers.length;
  if (closed <= 0 || isLeaving) return;
  isLeaving = true;
  window.history.go(-closed);
}

function addLayer(close: () => void): () => void {
  // In the place that `FollowLinks` kept: the router listens after it.
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- a listener that is added would be the last
  window.onpopstate = handlePop;
  layers.push(close);
  // After a reload the entry is there already.
  if (!isLeaving && heightIn(window.history.state) < layers.length) pushEntry();
  return () => {
    const at = layers.indexOf(close);
    if (at < 0) return;
    layers.splice(at, 1);
    // Layers that are closed together are left together.
    queueMicrotask(leaveEntries);
  };
}

/** Lets Back close what lies over the page while `isOpen`. It is closed, too, when another page follows. */
export function useBack(isOpen: boolean, close: () => void): void {
  const { key } = useLocation();
  const handleClose = useEffectEvent(close);
  useEffect(() => (isOpen ? addLayer(() => handleClose()) : undefined), [isOpen]);
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current !== key) handleClose();
    shownOn.current = key;
  }, [key]);
}
