import { type MouseEvent, useEffect, useRef } from "react";
import type { FormErrors } from "../i18n/form-errors.ts";
import { useI18n } from "../i18n/provider.tsx";
import { controlId } from "./field.tsx";

export function FormErrorSummary({ formErrors }: { formErrors: FormErrors | undefined }) {
  const { t } = useI18n("form");
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (formErrors) ref.current?.focus();
  }, [formErrors]);
  const fields = Object.entries(formErrors?.errors ?? {});
  if (!formErrors || (!formErrors.message && fields.length === 0)) return null;
  return (
    <div ref={ref} className="problems" role="alert" tabIndex={-1}>
      {formErrors.message && <p>{formErrors.message}</p>}
      {fields.length > 0 && (
        <>
          <p>{t("form.checkFields")}</p>
          <ul>
            {fields.map(([name, message]) => (
              <li key={name}>
                <a href={`#${controlId(name)}`} onClick={(event) => focusField(event, name)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Prevents a hash navigation, for which the router would drop the action data. */
function focusField(event: MouseEvent, name: string) {
  const field = document.getElementById(controlId(name));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
