import type { ComponentProps } from "react";

interface Props extends ComponentProps<"textarea"> {
  name: string;
  label: string;
  error?: string;
  hint?: string;
}

/** A labelled field for more than a line, tied to its hint and its error. */
export function TextArea({ name, label, error, hint, ...area }: Props) {
  const notes = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <textarea
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        {...area}
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
