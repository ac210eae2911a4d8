export interface FormErrors {
  errors: Record<string, string>;
  submitted: Record<string, string>;
  message?: string;
}
