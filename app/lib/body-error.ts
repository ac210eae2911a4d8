export type BodyErrorReason =
  | "noLength"
  | "encoded"
  | "unreadable"
  | "tooLarge"
  | "stalled"
  | "brokenOff";

export class BodyError extends Error {
  readonly reason: BodyErrorReason;
  constructor(reason: BodyErrorReason) {
    super(`body: ${reason}`);
    this.reason = reason;
  }
}

/** @throws BodyError "noLength" without a Content-Length, "encoded" for a compressed body */
export function readContentLength({ headers }: Request): number {
  if (headers.has("Content-Encoding")) throw new BodyError("encoded");
  const length = headers.get("Content-Length");
  if (!length || !/^\d{1,15}$/.test(length)) throw new BodyError("noLength");
  return Number(length);
}
