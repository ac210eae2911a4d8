import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { expectEqualTimes } from "../support/equal-times.ts";
import { submit } from "../support/front-door.ts";
import { makeUser, readOutbox } from "../support/users.ts";
import { auth, bearerOf, call } from "../support/rest/call.ts";
import { applyFor } from "../support/rest/world.ts";

/** E-mail addresses of one length, so that responses can be compared by byte. */
const addresses = {
  known: "known-one@example.org",
  unknown: "nobody-on@example.org",
  pending: "waits-now@example.org",
  rejected: "is-denied@example.org",
  deleted: "has-left-@example.org",
  "mixed case": "Known-One@Example.ORG",
};
const hasAccount = (name: string) => !["unknown", "deleted"].includes(name);
let places = 0;

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  for (const name of ["known", "pending", "rejected", "deleted"] as const)
    await makeUser(addresses[name]);
  await applyFor(addresses.pending);
  await applyFor(addresses.rejected);
  const { headers } = await bearerOf("chief@example.org", "Administrator");
  const body = [{ userName: addresses.rejected, approvalStatus: "REJECTED", reason: "No." }];
  await call(`${auth}/users/userApprovalStatus`, { headers, body });
  const gone = await env.DB.prepare("SELECT id FROM users WHERE username = ?")
    .bind(addresses.deleted)
    .first<number>("id");
  await call(`${auth}/users/${gone}`, { method: "DELETE", headers });
});

/** The ways to request a mail: over REST, and in the first step of the forms. */
const ways: [
  name: string,
  ask: (address: string) => Promise<Response>,
  kinds: [known: string, unknown: string],
][] = [
  [
    "passwordtoken",
    (userName) => askRest("users/passwordtoken", userName),
    ["resetCode", "signupCode"],
  ],
  [
    "validateUser",
    (userName) => askRest("user/validateUser", userName),
    ["haveAccount", "signupCode"],
  ],
  ["/signup", (email) => askPage("/signup", email), ["haveAccount", "signupCode"]],
  ["/forgot-password", (email) => askPage("/forgot-password", email), ["resetCode", ""]],
];
const fromAnywhere = () => ({ "CF-Connecting-IP": `10.1.${++places >> 8}.${places & 255}` });
const askRest = (path: string, userName: string) =>
  call(`${auth}/${path}?${new URLSearchParams({ userName })}`, {
    method: "POST",
    headers: fromAnywhere(),
  });
const askPage = (path: string, email: string) =>
  submit(path, { step: "send", email }, fromAnywhere());

/** A response without its nonces and cookie values. */
async function told(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => {
    if (name === "set-cookie")
      return [
        name,
        value.replace(
          /=([^;]*)/,
          (_, carried: string) => `=${decodeURIComponent(carried).length} letters`,
        ),
      ];
    // Rows differ with the data; queries do not.
    return [name, value.replace(/'nonce-[^']*'|, rows \d+/g, "")];
  });
  return JSON.stringify([response.status, headers, await response.text()]);
}

describe.each(ways)("T1, T2 %s", (_, ask, [known, unknown]) => {
  test("every address has the same response, byte by byte; only the mail differs", async () => {
    const answers = new Map<string, string>();
    for (const [name, address] of Object.entries(addresses))
      for (const spelled of [address, ` ${address} `]) {
        await env.DB.prepare("DELETE FROM mails").run();
        const answer = await told(await ask(spelled));
        if (name === "known" && spelled === address) answers.set(answer, name);
        expect(answers.get(answer), `${name}: ${answer}`).toBe("known");
        const mails = await readOutbox();
        const kind = hasAccount(name) ? known : unknown;
        expect(
          mails.map((mail) => [mail.to, mail.kind]),
          name,
        ).toEqual(kind ? [[address.toLowerCase(), kind]] : []);
      }
  });

  test("and takes the same time", async () => {
    await expectEqualTimes(
      (name) => ask(addresses[name]),
      () => env.DB.prepare("DELETE FROM mails").run(),
    );
  }, 120_000);
});
