import { type PointerEvent, useEffect, useRef, useState } from "react";

/** Milliseconds within which a list shows its new order. */
const maxDelay = 3000;

/**
 * Makes the items of a list, its children, draggable by a handle with mouse, pen or finger. At the end it calls
 * `onMove` with the item's old and new index.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);

  const indexAt = (y: number) => {
    const items = [...list.current!.children].map((item) => item.getBoundingClientRect());
    const under = items.findIndex(({ bottom }) => y < bottom);
    return under < 0 ? items.length - 1 : under;
  };
  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged) setDragged({ from: dragged.from, to: indexAt(event.clientY) });
    },
    onPointerUp: () => {
      setDragged(null);
      if (dragged && dragged.from !== dragged.to) onMove(dragged.from, dragged.to);
    },
    onPointerCancel: () => setDragged(null),
  });
  // An element that is moved in the DOM loses the focus.
  const pressed = useRef<{ button: string; item: string | number; at: number } | null>(null);
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const { button, item, at } = pressed.current;
    if (performance.now() - at > maxDelay) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const pressedButton = find(`[data-move="${button}"]:enabled`);
    (pressedButton ?? find(`[data-move^="${item} "]:enabled`))?.focus();
  });
  /** Props of buttons that move an item: after the move the button gets the focus again. */
  const moveProps = (item: string | number, way: string) => {
    const button = `${item} ${way}`;
    const remember = () => {
      pressed.current = { button, item, at: performance.now() };
    };
    return { "data-move": button, onClickCapture: remember };
  };
  /** Whether the item at `index` is dragged, or the drop position is before or after it. */
  const markOf = (index: number) => {
    if (!dragged) return undefined;
    if (dragged.from === index) return "dragged";
    if (dragged.to !== index) return undefined;
    return dragged.to < dragged.from ? "before" : "after";
  };
  return { list, handleProps, markOf, moveProps };
}
