/** Milliseconds that a one-time code is valid. */
export const codeLifetime = 10 * 60_000;

export const codeMailKinds = ["signupCode", "resetCode"] as const;

/** Whether a mail holds a one-time code that is no longer valid: sending it would only mislead. */
export function isExpiredCode({ kind, at }: { kind: string; at: number }, now: number): boolean {
  return codeMailKinds.some((one) => one === kind) && at + codeLifetime <= now;
}
