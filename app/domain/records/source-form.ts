import { z } from "zod";
import { hasLetter, tidyLine } from "../tidy-text.ts";
import { type Source, sourceKinds, sourceLengths } from "./source.ts";

const firstYear = 1000;
const lastYear = 2999;

const line = (max: number) =>
  z.string().transform(tidyLine).pipe(z.string().max(max, "form.maximum")).default("");

const title = line(sourceLengths.title)
  .refine((text) => text !== "", "account.required")
  .refine((text) => text === "" || hasLetter(text), "form.noLetter");

/** Whether a text is empty or an address of the web that a link may lead to. */
export function isSourceAddress(text: string): boolean {
  if (text === "") return true;
  if (!/^https?:\/\//i.test(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname.includes(".") && !username && !password;
  } catch {
    return false;
  }
}

const address = line(sourceLengths.address).refine(isSourceAddress, "source.addressWrong");

const year = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? "").trim())
  .refine((text) => text === "" || /^\d{4}$/.test(text), "source.yearUnclear")
  .transform((text) => (text === "" ? null : Number(text)))
  .refine((value) => value === null || (value >= firstYear && value <= lastYear), {
    message: "source.yearUnclear",
  });

/** A source as it is entered in a form. */
export const sourceForm: z.ZodType<Source> = z.object({
  title,
  author: line(sourceLengths.author),
  year,
  kind: z.enum(sourceKinds, "source.kindWrong"),
  address,
  identifier: line(sourceLengths.identifier),
});
