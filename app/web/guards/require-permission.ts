import { data, type MiddlewareFunction } from "react-router";
import { userContext, logEventContext } from "../context.ts";
import { hasPermission, type Permission } from "../../domain/users/permissions.ts";

/** Throws 403 unless the user's current roles have the permission. Comes after `requireUser`. */
export function requirePermission(permission: Permission): MiddlewareFunction<Response> {
  return ({ context }, next) => {
    const user = context.get(userContext);
    if (hasPermission(user.roles, permission)) return next();
    context.get(logEventContext)("access", "denied", user.id);
    throw data(null, { status: 403 });
  };
}
