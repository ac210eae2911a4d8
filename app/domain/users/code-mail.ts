/** Milliseconds for which a one-time code is valid. */
export const codeLifetime = 10 * 60_000;

export const codeMailKinds = ["signupCode", "resetCode"] as const;

/** Whether a mail contains an expired one-time code, so that it must not be sent. */
export function isExpiredCode({ kind, at }: { kind: string; at: number }, now: number): boolean {
  return codeMailKinds.some((one) => one === kind) && at + codeLifetime <= now;
}
