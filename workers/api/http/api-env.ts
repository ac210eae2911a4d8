import type { Permission } from "#app/domain/users/permissions.ts";
import type { Services, Visitor } from "#app/operations/services.ts";

export interface Bindings {
  services: Services;
  visitor: Visitor;
  bucket: R2Bucket;
  limits: Record<LimitName, RateLimit>;
}

export type LimitName = "signIn" | "codes" | "search";

export interface ApiEnv {
  Bindings: Bindings;
}

export type Access = "anyone" | "signedIn" | Permission;
