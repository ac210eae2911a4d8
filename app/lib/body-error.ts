/** Why a request's body could not be read. */
export type BodyProblem =
  | "noLength"
  | "encoded"
  | "unreadable"
  | "tooLarge"
  | "stalled"
  | "brokenOff";

/** Thrown while a request's body is read. */
export class BodyError extends Error {
  readonly reason: BodyProblem;
  constructor(reason: BodyProblem) {
    super(`body: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Returns the length that a request announces for its body, in bytes.
 * @throws BodyError "noLength" without a length, "encoded" for a compressed body.
 */
export function bodyLength({ headers }: Request): number {
  if (headers.has("Content-Encoding")) throw new BodyError("encoded");
  const length = headers.get("Content-Length");
  if (!length || !/^\d{1,15}$/.test(length)) throw new BodyError("noLength");
  return Number(length);
}
