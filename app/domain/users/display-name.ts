import { z } from "zod";
import { cutLength } from "../cut-length.ts";
import { atMost } from "../form-error.ts";
import { hasLetter, tidyLine } from "../tidy-text.ts";
import { errorKey } from "./account-errors.ts";

const maxNameLength = 64;

/** Returns the initial display name of a user. */
export function displayNameOf(emailAddress: string): string {
  return cutLength(emailAddress.split("@")[0]!, maxNameLength);
}

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** 1 to 64 characters; no @ in any width, so that it is no address. */
export const displayName = z
  .string(errorKey("account.required"))
  .refine((text) => !unprintable.test(text.trim()), errorKey("account.displayNameWrong"))
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .min(1, { error: errorKey("account.required"), abort: true })
      .refine(...atMost(maxNameLength, errorKey("form.maximum")))
      .refine(
        (text) => hasLetter(text) && !text.normalize("NFKC").includes("@"),
        errorKey("account.displayNameWrong"),
      ),
  );

export const displayNameForm = z.object({ displayName });
