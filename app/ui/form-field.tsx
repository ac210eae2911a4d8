import type { ComponentProps } from "react";

interface Props extends ComponentProps<"input"> {
  name: string;
  label: string;
  /** What is wrong with it, said after the field and to screen readers. */
  error?: string;
  hint?: string;
}

/** A labelled field, tied to its hint and its error. */
export function FormField({ name, label, error, hint, ...input }: Props) {
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        {...input}
      />
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}
