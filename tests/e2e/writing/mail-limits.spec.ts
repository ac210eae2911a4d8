import type { APIRequestContext } from "@playwright/test";
import { demoUsers } from "#drizzle/seed/demo/users.ts";
import { expect, test } from "../support/test.ts";

interface Mail {
  to: string;
  kind: string;
}

const auth = "/mbkmusic-mbkauth";

/** Requests a mail over REST. Returns the status. */
async function requestMail(
  request: APIRequestContext,
  call: "user/validateUser" | "users/passwordtoken",
  email: string,
  clientAddress: string,
): Promise<number> {
  const answer = await request.post(`${auth}/${call}`, {
    params: { userName: email },
    headers: { "CF-Connecting-IP": clientAddress },
  });
  return answer.status();
}

async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get("/dev/outbox", { headers: { Accept: "application/json" } });
  const mails: Mail[] = await answer.json();
  return mails.filter(({ to }) => to === email);
}

test.describe.configure({ mode: "serial" });

test("T12 an address asked for from twenty places at once gets one mail", async ({ request }) => {
  const email = "bombed@example.org";
  const addresses = Array.from({ length: 20 }, (_, at) => `198.51.100.${at + 1}`);
  const statuses = await Promise.all(
    addresses.map((address) => requestMail(request, "user/validateUser", email, address)),
  );
  expect(statuses).toEqual(Array(20).fill(200));
  expect(await mailsTo(request, email)).toHaveLength(1);
});

test("T20 sign-ups from many places use up their own mails, and a new password still comes", async ({
  request,
}) => {
  const statuses: number[] = [];
  for (let network = 0; network < 21; network++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          requestMail(
            request,
            "user/validateUser",
            `flood-${network}-${at}@example.org`,
            `203.0.113.${100 + network}`,
          ),
        ),
      )),
    );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const viewer = demoUsers.find(({ roles }) => roles.at(-1) === "Viewer")!.username;
  expect(await requestMail(request, "users/passwordtoken", viewer, "203.0.113.200")).toBe(200);
  expect(await mailsTo(request, viewer)).toContainEqual(
    expect.objectContaining({ kind: "resetCode" }),
  );
});
