import { cutText } from "#app/domain/cut-text.ts";
import { z } from "zod";
import { problemCodes } from "./problem.ts";

export const problem = z
  .object({
    errorCode: z.enum(problemCodes),
    errorMessage: z.string(),
    message: z.string().meta({ description: "The same text as errorMessage." }),
    status: z.int(),
    fieldErrors: z.array(z.object({ fieldName: z.string(), errorMessage: z.string() })).optional(),
    number: z.string().optional().meta({
      description: "The number of an unexpected error, by which the log can be searched.",
    }),
  })
  .meta({ id: "Problem" });

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, `This is a whole number from ${min} to ${max}.`)
    .transform(Number)
    .refine(
      (value) => value >= min && value <= max,
      `This is a whole number from ${min} to ${max}.`,
    )
    .meta({ type: "integer", minimum: min, maximum: max });

const maxTextLength = 200;
export const queryText = z
  .string()
  .transform((text) => cutText(text, maxTextLength))
  .optional();

export const numberId = z.object({ id: wholeNumber(1, Number.MAX_SAFE_INTEGER) });
export const nameId = z.object({ id: z.string().min(1).max(200) });

const maxPage = 1_000_000;
const defaultSizes = { defaultSize: 20, maxSize: 1000 };

/** Creates the query schema of a paged list, by default sorted by the first of `sorts`. */
export const paging = <const Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
  { defaultSize, maxSize } = defaultSizes,
) =>
  z.object({
    page: wholeNumber(0, maxPage).default(0),
    size: wholeNumber(1, maxSize).default(defaultSize),
    sortBy: z.enum(sorts, `This is one of ${sorts.join(", ")}.`).default(sorts[0] as never),
    direction: z
      .string()
      .toLowerCase()
      .pipe(z.enum(["asc", "desc"], "This is asc or desc."))
      .default("asc")
      .meta({ enum: ["asc", "desc", "ASC", "DESC"], default: "asc" }),
  });

export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    totalPages: z.int().nonnegative(),
    totalElements: z.int().nonnegative(),
    number: z.int().nonnegative(),
    size: z.int().positive(),
    numberOfElements: z.int().nonnegative(),
    first: z.boolean(),
    last: z.boolean(),
    empty: z.boolean(),
  });

export const named = z.object({ id: z.string(), description: z.string() }).meta({ id: "Named" });
