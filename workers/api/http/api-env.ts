import type { Permission } from "#app/domain/users/permissions.ts";
import type { Services, Visitor } from "#app/operations/services.ts";

/** What the front door hands to REST: things, not bindings. */
export interface Bindings {
  services: Services;
  visitor: Visitor;
  bucket: R2Bucket;
  limits: Record<LimitName, RateLimit>;
}

/** How often one place may try: passwords, codes, searches. */
export type LimitName = "signIn" | "codes" | "search";

export interface ApiEnv {
  Bindings: Bindings;
}

/** Whom a call is for: anybody, anybody signed in, or who may do something. */
export type Who = "anyone" | "member" | Permission;
