import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Milliseconds within which a list shows its new order. */
const soon = 3000;

/**
 * Lets the items of a list be dragged by a handle, with a mouse, a pen or a finger. The list's children are the items;
 * `onMove` is called at the end with the place that the item had and the one it was dragged to, from 0 on.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  const placeAt = (y: number) => {
    const items = [...list.current!.children].map((item) => item.getBoundingClientRect());
    const under = items.findIndex(({ bottom }) => y < bottom);
    return under < 0 ? items.length - 1 : under;
  };
  const handleProps = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: place, to: place });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged) setDragged({ from: dragged.from, to: placeAt(event.clientY) });
    },
    onPointerUp: () => {
      setDragged(null);
      if (dragged && dragged.from !== dragged.to) onMove(dragged.from, dragged.to);
    },
    onPointerCancel: () => setDragged(null),
  });
  // A browser takes the focus from an element that is moved in the page.
  const pressed = useRef<{ button: string; item: string | number; at: number } | null>(null);
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const { button, item, at } = pressed.current;
    if (performance.now() - at > soon) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const same = find(`[data-move="${button}"]:enabled`);
    (same ?? find(`[data-move^="${item} "]:enabled`))?.focus();
  });
  /** For the buttons that move an item: they have the focus again when it has moved. */
  const moveProps = (item: string | number, way: string) => {
    const button = `${item} ${way}`;
    const remember = () => {
      pressed.current = { button, item, at: performance.now() };
    };
    return { "data-move": button, onClickCapture: remember };
  };
  /** Where the dragged item would come to stand: before or after the item at `place`. */
  const markOf = (place: number) => {
    if (!dragged) return undefined;
    if (dragged.from === place) return "dragged";
    if (dragged.to !== place) return undefined;
    return dragged.to < dragged.from ? "before" : "after";
  };
  return { list, handleProps, markOf, moveProps };
}
