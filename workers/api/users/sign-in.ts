import { z } from "zod";
import { endSession } from "#app/data/users/sessions.ts";
import { loginForm } from "#app/domain/users/account-forms.ts";
import { hashToken } from "#app/lib/crypto.server.ts";
import { signIn } from "#app/operations/users/sign-in.ts";
import { operation } from "../http/operation.ts";
import { Problem, tooManyRequests } from "../http/problem.ts";

const required = (message: string) => z.string(message).min(1, message);

const credentials = z.object({
  username: required("account.required"),
  password: required("account.passwordRequired"),
});

const passwordExpired =
  "The password has expired. Set a new one with a code: users/passwordtoken sends it.";

const login = operation(
  {
    method: "post",
    path: "/auth/login",
    summary: "Signs in with an email address and password, and returns a bearer token",
    access: "public",
    limit: "signIn",
    body: { kind: "form", schema: credentials },
    response: {
      status: 200,
      description:
        "The token, under two names. It expires after 30 minutes without use, or after 12 hours.",
      json: z.object({
        accessToken: z.string(),
        access_token: z.string(),
        username: z.string(),
        roles: z.array(z.string()),
      }),
    },
    problems: ["INVALID_CREDENTIALS"],
  },
  async ({ services, visitor, body }) => {
    const form = loginForm.safeParse(body);
    // A text that is no e-mail address has no account.
    if (!form.success) throw new Problem("INVALID_CREDENTIALS");
    const result = await signIn(services, visitor, form.data, null, "bearer");
    if (result.kind === "locked") throw tooManyRequests(result.seconds);
    if (result.kind === "wrong") throw new Problem("INVALID_CREDENTIALS");
    if (result.kind === "expired") throw new Problem("INVALID_CREDENTIALS", passwordExpired);
    const { token, roles } = result;
    const { username } = form.data;
    return Response.json({ accessToken: token, access_token: token, username, roles });
  },
);

const logout = operation(
  {
    method: "post",
    path: "/auth/logout",
    summary: "Signs out and revokes the token. Succeeds without a token, too",
    access: "anyone",
    response: { status: 204, description: "Signed out." },
  },
  async ({ services, token }) => {
    if (token) await endSession(services.db, await hashToken(token));
    return new Response(null, { status: 204 });
  },
);

const me = operation(
  {
    method: "get",
    path: "/users/me",
    summary: "Returns the user of the token",
    access: "signedIn",
    response: {
      status: 200,
      description: "The user.",
      json: z.object({ id: z.int(), username: z.string(), roles: z.array(z.string()) }),
    },
  },
  ({ user: { id, username, roles } }) => Response.json({ id, username, roles }),
);

export const signInCalls = [login, logout, me];
