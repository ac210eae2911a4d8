/** A form that was rejected: its errors in the visitor's language, and what was submitted. */
export interface FormErrors {
  errors: Record<string, string>;
  submitted: Record<string, string>;
  message?: string;
}
