import type { z } from "zod";
import { toFormError } from "#app/domain/form-error.ts";
import { errorNumber, logError } from "#app/lib/log.server.ts";
import { TooBusyError } from "#app/lib/password.server.ts";
import { type EnglishKey, englishText } from "./english-text.ts";

const problems = {
  ILLEGAL_ARGUMENT: [400, "The request is not valid."],
  INVALID_OTP: [400, englishText("account.invalidOtp")],
  INVALID_CREDENTIALS: [401, englishText("account.invalidCredentials")],
  USER_NOT_AUTHENTICATED: [401, "Authentication required. Please log in again."],
  ACCESS_DENIED: [403, "You do not have permissions to perform this operation."],
  RESOURCE_NOT_FOUND: [404, "Resource not found"],
  METHOD_NOT_ALLOWED: [405, "This method is not allowed at this address."],
  REQUEST_TIMEOUT: [408, "Nothing arrived for a minute."],
  USER_ALREADY_EXISTS: [409, "A user with this name already exists."],
  RAAGA_ALREADY_EXISTS: [409, "A raaga with this name already exists."],
  TAALA_ALREADY_EXISTS: [409, "A taala with this name already exists."],
  ROLE_ALREADY_EXISTS: [409, "A role with this name already exists."],
  IN_USE: [409, "It is in use."],
  PAYLOAD_TOO_LARGE: [413, "The request is too large."],
  UNSUPPORTED_MEDIA_TYPE: [415, "The content type of the request is not supported here."],
  TOO_MANY_REQUESTS: [429, "Too many attempts. Please try again later."],
  GENERIC_ERROR: [500, "An unexpected error occurred"],
} as const;

export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as ProblemCode[];

export function statusOf(code: ProblemCode): number {
  return problems[code][0];
}

interface FieldError {
  fieldName: string;
  errorMessage: string;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fieldErrors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    message?: string,
    {
      fieldErrors,
      headers = {},
    }: { fieldErrors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(message ?? problems[code][1]);
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.headers = headers;
  }
}

/** Creates the Problem of an invalid body or query. The default message is that of the first field. */
export function invalidInput(issues: readonly z.core.$ZodIssue[], message?: string): Problem {
  const fieldErrors = issues.map((issue) => {
    const { error, values } = toFormError(issue);
    return { fieldName: issue.path.join("."), errorMessage: englishText(error, values) };
  });
  return invalidFields(fieldErrors, message);
}

export function invalidFields(fieldErrors: FieldError[], message?: string): Problem {
  return new Problem("ILLEGAL_ARGUMENT", message ?? fieldErrors[0]?.errorMessage, { fieldErrors });
}

export function invalidField(fieldName: string, key: EnglishKey): Problem {
  return invalidFields([{ fieldName, errorMessage: englishText(key) }]);
}

export function tooManyRequests(seconds: number): Problem {
  return new Problem("TOO_MANY_REQUESTS", undefined, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** Responds to any error. Unexpected errors are logged; the response has no details of them. */
export function problemResponse(error: unknown): Response {
  if (error instanceof TooBusyError) return toResponse(tooManyRequests(3));
  if (error instanceof Problem) return toResponse(error);
  logError("api", error);
  return toResponse(new Problem("GENERIC_ERROR"), errorNumber() ?? undefined);
}

function toResponse({ code, message, fieldErrors, headers }: Problem, number?: string): Response {
  const status = statusOf(code);
  const challenge: Record<string, string> = status === 401 ? { "WWW-Authenticate": "Bearer" } : {};
  return Response.json(
    { errorCode: code, errorMessage: message, message, status, fieldErrors, number },
    { status, headers: { ...challenge, ...headers } },
  );
}
