import type { ReactNode } from "react";

export function Menu(props: {
  id: string;
  button: ReactNode;
  label?: string;
  children: ReactNode;
}) {
  const { id, button, label, children } = props;
  return (
    <>
      <button
        type="button"
        className={label ? "icon-button" : "drop-button"}
        popoverTarget={id}
        aria-label={label}
      >
        {button}
      </button>
      <div id={id} popover="auto" className={label ? "menu" : "menu drop"}>
        {children}
      </div>
    </>
  );
}
