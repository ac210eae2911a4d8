import { z } from "zod";

const mebibyte = 2 ** 20;

/** Every part of an upload but the last has this many bytes: R2 wants them equal. */
export const partLength = 8 * mebibyte;
/** The largest file that is sent in parts, in bytes. */
export const largestUpload = 2048 * mebibyte;
/** The largest file that is sent within a form, in bytes. */
export const largestFormFile = 95 * mebibyte;
/** The largest form that is read at all: the platform takes no more. */
export const largestForm = 100 * mebibyte;

/** Why a file is not taken: the HTTP status and the key of the text that say so. */
export const uploadRefusals = {
  wrongType: { status: 415, message: "upload.wrongType" },
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
  unreadable: { status: 400, message: "upload.unreadable" },
} as const;
export type UploadRefusal = keyof typeof uploadRefusals;

/** Stops the taking of a file. */
export class UploadError extends Error {
  readonly reason: UploadRefusal;
  constructor(reason: UploadRefusal) {
    super(`upload: ${reason}`);
    this.reason = reason;
  }
}

/** What is told before a file is sent; size in bytes. */
export const announcedFile = z.object({
  name: z.string().min(1).max(500).transform(tidyFileName),
  size: z.coerce.number().int().nonnegative(),
});

/** How many parts a file of `size` bytes has. */
export function partCount(size: number): number {
  return Math.ceil(size / partLength);
}

/** Bytes of part `number`, from 1 on; 0 when there is no such part. */
export function lengthOfPart(size: number, number: number): number {
  if (!Number.isInteger(number) || number < 1) return 0;
  return Math.max(0, Math.min(partLength, size - (number - 1) * partLength));
}

/** Controls, and marks that turn the direction of a text; the joiners of Indic scripts are neither. */
const unseen = /[\p{Cc}\p{Cs}\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;

/** A file's name as text: without folders and what cannot be seen, at most 200 letters. */
export function tidyFileName(name: string): string {
  const own = name.normalize("NFC").split(/[/\\]/).at(-1)!;
  const clean = own.replace(unseen, "").trim();
  if (clean.length <= 200) return clean;
  const extension = /\.\w{1,5}$/.exec(clean)?.[0] ?? "";
  return Array.from(clean).slice(0, 180).join("") + extension;
}
