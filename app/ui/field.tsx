import type { ReactNode } from "react";

export interface FieldProps {
  name: string;
  /** For a page with several controls of the name; else the id is made of the name. */
  id?: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  className?: string;
}

interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Returns the id of a field's control: the name, without dots, which CSS selectors read as classes. */
export const controlId = (name: string): string => name.replaceAll(".", "-");

/** A labelled control with hint and error; `status` is shown after the hint. */
export function Field(
  props: FieldProps & { status?: ReactNode; children: (control: ControlProps) => ReactNode },
) {
  const { name, label, hint, error, className = "field", status, children } = props;
  const { id = controlId(name) } = props;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error && `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
      })}
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {status}
      {error && (
        <p id={errorId} className="error">
          {error}
        </p>
      )}
    </div>
  );
}
