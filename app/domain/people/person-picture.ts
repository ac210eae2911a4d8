import { z } from "zod";
import { atMost } from "../form-error.ts";
import { type PictureSize, pictureExtensions, readPictureSize } from "../media/picture-type.ts";
import { readStatement } from "../records/rights.ts";
import { hasLetter, tidyLine } from "../tidy-text.ts";

export interface PictureFile extends PictureSize {
  /** The id in `media_files`: a new one for each file, so that an address never changes its content. */
  id: string;
}

/** The picture of a person: the same picture in one or more sizes and formats. */
export interface PersonPicture {
  /** What the picture shows, for those who do not see it. */
  description: string;
  /** Who made it. */
  credit: string;
  /** Why it may be shown: a licence, or who allowed it. */
  rights: string;
  /** The address of the statement of who may use it; null or absent if none is made. */
  statement?: string | null;
  files: PictureFile[];
}

export const maxPictureBytes = 60_000;
/** Two sizes, each in a format of today and in JPEG. */
export const maxPictureFiles = 4;
const [minSide, maxSide] = [80, 2000];
const maxDescription = 300;
const maxCredit = 200;

const line = (most: number) =>
  z
    .string("account.required")
    .transform(tidyLine)
    .refine((text) => text !== "", { message: "account.required", abort: true })
    .refine(hasLetter, "form.noLetter")
    .refine(...atMost(most, "form.maximum"));

/** What is said of a picture. */
export const pictureForm = z.object({
  description: line(maxDescription),
  credit: line(maxCredit),
  rights: line(maxCredit),
  statement: z
    .string()
    .default("")
    .transform(readStatement)
    .refine((statement) => statement !== undefined, "songForm.unknownChoice")
    .transform((statement) => statement ?? null),
});
export const pictureLengths = { description: maxDescription, credit: maxCredit, rights: maxCredit };

export type PictureProblem = "wrongType" | "tooLarge" | "wrongSize";

/** Checks a file of a picture by its bytes alone; returns its format and size, or what is wrong. */
export function checkPicture(bytes: Uint8Array): PictureSize | PictureProblem {
  if (bytes.length > maxPictureBytes) return "tooLarge";
  const size = readPictureSize(bytes);
  if (!size) return "wrongType";
  const sides = [size.width, size.height];
  return sides.every((side) => side >= minSide && side <= maxSide) ? size : "wrongSize";
}

export const pictureSides = { min: minSide, max: maxSide };

/** Returns the address of a file. */
export const picturePath = ({ id, type }: Pick<PictureFile, "id" | "type">) =>
  `/pictures/people/${id}.${pictureExtensions[type]}`;

export interface ShownPicture {
  /** In a format that every browser shows, if there is one: the largest. */
  src: string;
  width: number;
  height: number;
  alt: string;
  /** For `source`, the smallest file format first: type and srcset. */
  sources: [type: string, srcset: string][];
}

/** What a page needs to show a picture; `maxWidth` leaves out larger files if a smaller one is there. */
export function showPicture(picture: PersonPicture, maxWidth = Infinity): ShownPicture {
  const small = picture.files.filter(({ width }) => width <= maxWidth);
  const files = (small.length > 0 ? small : picture.files).toSorted(
    (one, other) => one.width - other.width,
  );
  const isOld = ({ type }: PictureFile) => type === "image/jpeg" || type === "image/png";
  const { width, height, ...largest } = (files.findLast(isOld) ?? files.at(-1))!;
  const types = Object.keys(pictureExtensions).filter((type) =>
    files.some((file) => file.type === type),
  );
  return {
    src: picturePath(largest),
    width,
    height,
    alt: picture.description,
    sources: types.map((type) => [
      type,
      files
        .filter((file) => file.type === type)
        .map((file) => `${picturePath(file)} ${file.width}w`)
        .join(", "),
    ]),
  };
}
