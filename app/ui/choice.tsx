import type { ComponentProps } from "react";

interface Props extends ComponentProps<"select"> {
  name: string;
  label: string;
  error?: string;
  /** The first choice: nothing. */
  none?: string;
  options: { value: string; text: string }[];
}

/** A labelled list to choose from, tied to its error. */
export function Choice({ name, label, error, none, options, ...select }: Props) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select
        id={name}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        {...select}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${name}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  );
}
