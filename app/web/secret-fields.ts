/** Returns the fields of a form without passwords and codes, which must not be sent back or saved. */
export function withoutSecrets(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|otp/i.test(name)));
}
