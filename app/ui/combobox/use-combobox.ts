import { isComposing } from "../is-composing.ts";
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { type FindOptions, useOptions } from "./use-options.ts";

export const optionId = (list: string, position: number) => `${list}-${position}`;

/** Sets the value of an input and fires the `input` event, as typing does. */
export function fillInput(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Turns an input into a combobox (WAI-ARIA); without scripts it stays a text input. */
export function useCombobox<Option>(props: {
  find: FindOptions<Option>;
  onPick: (option: Option, field: HTMLInputElement) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const { options, search, close } = useOptions(props.find);
  const [active, setActive] = useState(-1);
  const hydrated = useHydrated();
  const isOpen = options !== null && options.length > 0;

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" });
  }, [list, active]);

  function pick(option: Option) {
    close();
    setActive(-1);
    props.onPick(option, input.current!);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // Input methods use Enter and the arrow keys themselves.
    if (isComposing(event.nativeEvent)) return;
    if (!isOpen) {
      if (event.key === "ArrowDown") search(event.currentTarget.value);
      return;
    }
    const { length } = options;
    const keys: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % length),
      ArrowUp: () => setActive(active > 0 ? active - 1 : length - 1),
      Escape: close,
      Enter: () => (active < 0 ? close() : pick(options[active]!)),
    };
    const handle = keys[event.key];
    if (!handle) return;
    // Enter must not submit the form while the list is open.
    event.preventDefault();
    handle();
  }

  const inputProps: ComponentProps<"input"> = {
    ref: input,
    autoComplete: "off",
    onChange: (event) => {
      setActive(-1);
      search(event.currentTarget.value);
    },
    onKeyDown: handleKey,
    onBlur: close,
    ...(hydrated && {
      role: "combobox",
      "aria-expanded": isOpen,
      "aria-controls": list,
      "aria-autocomplete": "list" as const,
      "aria-activedescendant": isOpen && active >= 0 ? optionId(list, active) : undefined,
    }),
  };
  return { options, isOpen, inputProps, listProps: { list, options, active, onPick: pick } };
}
