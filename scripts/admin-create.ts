import { parseArgs } from "node:util";
import { address } from "#app/domain/users/address.ts";
import { withDatabase } from "./access.ts";
import { createAdministrator } from "./create-administrator.ts";
import { stop } from "./local.ts";

// `npm run admin:create -- --email someone@example.org [--remote]`: creates the first administrator. An existing
// user with this address becomes one and keeps the password.
const { values } = parseArgs({
  options: { email: { type: "string" }, remote: { type: "boolean" } },
});
const email = address.safeParse(values.email);
if (!email.success)
  stop("Say whose: npm run admin:create -- --email someone@example.org [--remote]");
const password = await withDatabase((access) => createAdministrator(access, email.data));
console.log(
  `\n${email.data} is an administrator. For a new account the password is:\n\n  ${password}\n`,
);
