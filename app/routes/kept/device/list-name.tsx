import { type SubmitEvent, useId, useRef } from "react";
import { maxNameLength } from "../../../domain/kept/limits.ts";
import { useI18n } from "../../../i18n/provider.tsx";

interface Props {
  label: string;
  current?: string;
  /** Returns whether the name was accepted. */
  onName: (name: string) => boolean;
}

export function ListName({ label, current, onName }: Props) {
  const { t } = useI18n("device");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (onName(field.current!.value)) form.reset();
  };
  return (
    <form className="device-form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t("kept.name")}</label>
        <input
          ref={field}
          id={id}
          name="name"
          type="text"
          required
          maxLength={2 * maxNameLength}
          defaultValue={current}
          autoComplete="off"
        />
      </div>
      <button type="submit" className="button quiet">
        {label}
      </button>
    </form>
  );
}
