/** A form that was rejected: its errors in the visitor's language, and what was submitted. */
export interface FormErrors {
  /** The error of each invalid field. */
  errors: Record<string, string>;
  submitted: Record<string, string>;
  /** The error of the whole form. */
  message?: string;
}
