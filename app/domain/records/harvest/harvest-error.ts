type HarvestErrorCode =
  | "badArgument"
  | "badResumptionToken"
  | "badVerb"
  | "cannotDisseminateFormat"
  | "idDoesNotExist"
  | "noRecordsMatch";

/** What is wrong with a request of OAI-PMH, by the name that the protocol has for it. */
export class HarvestError extends Error {
  readonly code: HarvestErrorCode;
  /** The time by the clock of the records, if it was asked. */
  readonly now: number | null;

  constructor(code: HarvestErrorCode, message: string, now: number | null = null) {
    super(message);
    this.code = code;
    this.now = now;
  }
}
