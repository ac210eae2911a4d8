import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field.tsx";

type PropsOf<Control extends "input" | "textarea" | "select"> = FieldProps &
  Omit<ComponentProps<Control>, keyof FieldProps | "children">;

export function TextField({ name, id, label, hint, error, className, ...input }: PropsOf<"input">) {
  return (
    <Field {...{ name, id, label, hint, error, className }}>
      {(control) => <input {...control} type="text" {...input} />}
    </Field>
  );
}

export function TextAreaField(props: PropsOf<"textarea">) {
  const { name, id, label, hint, error, className, ...textarea } = props;
  return (
    <Field {...{ name, id, label, hint, error, className }}>
      {(control) => <textarea {...control} {...textarea} />}
    </Field>
  );
}

export interface SelectOption {
  value: string;
  text: string;
}

/** `empty` is the label of the option without a value. */
export function SelectField(
  props: PropsOf<"select"> & { empty?: string; options: readonly SelectOption[] },
) {
  const { name, id, label, hint, error, className, empty, options, ...select } = props;
  return (
    <Field {...{ name, id, label, hint, error, className }}>
      {(control) => (
        <select {...control} {...select}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
