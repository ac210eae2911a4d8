import { address } from "#app/domain/users/address.ts";
import { readOptions, withDatabase } from "./command.ts";
import { createAdministrator, hasAccount } from "./create-administrator.ts";
import { stop } from "./local.ts";

// `npm run admin:create -- --email someone@example.org [--remote] [--dry-run]`: creates the first administrator. An
// existing user with this address becomes one and keeps the password.
const options = readOptions();
const email = address.safeParse(options.email);
if (!email.success)
  stop("Say whose: npm run admin:create -- --email someone@example.org [--remote] [--dry-run]");
await withDatabase(options, async (access) => {
  if (options.isDryRun) {
    const account = (await hasAccount(access, email.data)) ? "the account" : "a new account";
    return console.log(
      `Would make ${account} ${email.data} an administrator. Nothing was written.`,
    );
  }
  const password = await createAdministrator(access, email.data);
  console.log(
    password === null
      ? `${email.data} has an account, keeps its password, and is an administrator.`
      : `\n${email.data} is an administrator. The password is:\n\n  ${password}\n`,
  );
});
