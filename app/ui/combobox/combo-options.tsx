import type { ReactNode } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { optionId } from "./use-combobox.ts";

/** The listbox of a combobox, whose input keeps the focus and handles the keys. */
export function ComboOptions<Option>(props: {
  list: string;
  options: Option[] | null;
  active: number;
  onPick: (option: Option) => void;
  label: string;
  keyOf: (option: Option) => string | number;
  children: (option: Option) => ReactNode;
}) {
  const { list, options, active, onPick, label, keyOf, children } = props;
  if (!useHydrated()) return null;
  return (
    <div id={list} role="listbox" aria-label={label} hidden={!options?.length}>
      {options?.map((option, position) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={keyOf(option)}
          id={optionId(list, position)}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}
