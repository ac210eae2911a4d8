export type BodyProblem =
  | "noLength"
  | "encoded"
  | "unreadable"
  | "tooLarge"
  | "stalled"
  | "brokenOff";

export class BodyError extends Error {
  readonly reason: BodyProblem;
  constructor(reason: BodyProblem) {
    super(`body: ${reason}`);
    this.reason = reason;
  }
}

/** @throws BodyError "noLength" without a Content-Length, "encoded" for a compressed body */
export function bodyLength({ headers }: Request): number {
  if (headers.has("Content-Encoding")) throw new BodyError("encoded");
  const length = headers.get("Content-Length");
  if (!length || !/^\d{1,15}$/.test(length)) throw new BodyError("noLength");
  return Number(length);
}
