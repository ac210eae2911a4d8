import type { Message } from "./translate.ts";

/** What is wrong with a form, and what was typed in it. */
export interface FormErrors {
  /** A message for each wrong field. */
  errors: Record<string, Message>;
  submitted: Record<string, string>;
  /** What is wrong with the whole form. */
  message?: Message;
}
