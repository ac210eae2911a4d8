import { z } from "zod";
import { tidyText } from "../tidy-text.ts";

const mebibyte = 2 ** 20;

/** R2 requires equal parts, except the last. */
export const partLength = 8 * mebibyte;
export const maxUploadBytes = 2048 * mebibyte;
export const maxFormFileBytes = 95 * mebibyte;
/** Cloudflare accepts no larger request. */
export const maxFormBytes = 100 * mebibyte;

export const uploadFailures = {
  wrongType: { status: 415, message: "upload.wrongType" },
  wrongName: { status: 415, message: "upload.wrongName" },
  wrongContent: { status: 415, message: "upload.wrongContent" },
  tooLarge: { status: 413, message: "upload.tooLarge" },
  empty: { status: 400, message: "upload.empty" },
  full: { status: 409, message: "upload.full" },
  noLength: { status: 411, message: "upload.noLength" },
  encoded: { status: 415, message: "upload.encoded" },
  wrongLength: { status: 400, message: "upload.wrongLength" },
  gone: { status: 404, message: "upload.gone" },
  incomplete: { status: 409, message: "upload.incomplete" },
  stalled: { status: 408, message: "upload.stalled" },
  brokenOff: { status: 400, message: "upload.brokenOff" },
  tooManyDrafts: { status: 409, message: "upload.tooManyDrafts" },
  unreadable: { status: 400, message: "upload.unreadable" },
} as const;
export type UploadFailure = keyof typeof uploadFailures;

export class UploadError extends Error {
  readonly reason: UploadFailure;
  constructor(reason: UploadFailure) {
    super(`upload: ${reason}`);
    this.reason = reason;
  }
}

/** A SHA-256 in hex. */
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

export const announcedFile = z.object({
  name: z.string().min(1).max(500).transform(tidyFileName),
  size: z.coerce.number().int().nonnegative(),
  hash: sha256Hex.optional(),
});

export function partCount(size: number): number {
  return Math.ceil(size / partLength);
}

/** The bytes of a part (from 1), or 0 if there is none. */
export function lengthOfPart(size: number, number: number): number {
  if (!Number.isInteger(number) || number < 1) return 0;
  return Math.max(0, Math.min(partLength, size - (number - 1) * partLength));
}

/** Removes folders and invisible characters; at most 200 characters. */
export function tidyFileName(name: string): string {
  const clean = tidyText(name.split(/[/\\]/).at(-1)!).replaceAll("\n", "");
  if (clean.length <= 200) return clean;
  const extension = /\.\w{1,5}$/.exec(clean)?.[0] ?? "";
  return Array.from(clean).slice(0, 180).join("") + extension;
}
