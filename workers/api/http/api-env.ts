import type { Permission } from "#app/domain/users/permissions.ts";
import type { RateLimits } from "#app/lib/rate-limit.ts";
import type { Services, Visitor } from "#app/operations/services.ts";

export interface Bindings {
  services: Services;
  visitor: Visitor;
  bucket: R2Bucket;
  drafts: KVNamespace;
  limits: RateLimits;
}

export interface ApiEnv {
  Bindings: Bindings;
}

/** Who may call. No token is needed for `public` and `anyone`; the response of `anyone` depends on the caller. */
export type Access = "public" | "anyone" | "signedIn" | Permission;
