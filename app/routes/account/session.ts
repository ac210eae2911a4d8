import { redirect } from "react-router";
import { requireUser } from "../../web/guards/require-user.ts";
import type { Route } from "./+types/session";

/** The guard has marked the session as used: a page that plays or is read sends this from time to time. */
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const loader = () => redirect("/account");

export const action = () => new Response(null, { status: 204 });
