import { z } from "zod";
import { errorKey } from "./account-errors.ts";

const maxAddressLength = 254;

/** An e-mail address, folded to NFC and lower case; plain ASCII. */
export const address = z
  .string(errorKey("account.required"))
  .transform((text) => text.normalize("NFC").trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, errorKey("account.required"))
      .max(maxAddressLength, errorKey("account.emailInvalid"))
      .regex(
        /^[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        errorKey("account.emailInvalid"),
      ),
  );
