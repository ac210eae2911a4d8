import { redirect } from "react-router";
import { requireUser } from "../../web/guards/require-user.ts";
import type { Route } from "./+types/session";

/** Keeps the session alive: pages that play or are read request it now and then, and the guard records the use. */
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export const loader = () => redirect("/account");

export const action = () => new Response(null, { status: 204 });
