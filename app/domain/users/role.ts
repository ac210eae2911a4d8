import { z } from "zod";
import { atLeast, atMost } from "../form-error.ts";
import { hasLetter, tidyLine } from "../tidy-text.ts";
import { findLookAlike, maxRoleName, mixesScripts } from "./look-alike-roles.ts";

export const roleSorts = ["name", "id", "createdAt"] as const;
export type RoleSort = (typeof roleSorts)[number];

const minNameLength = 2;
const maxDescriptionLength = 500;

export type RoleErrorKey =
  | "admin.roleNameRequired"
  | "admin.roleNameShort"
  | "admin.roleNameLong"
  | "admin.roleNameMixed"
  | "admin.roleDescriptionLong"
  | "form.noLetter";
const errorKey = (key: RoleErrorKey) => key;

export const roleForm = z.object({
  name: z
    .string(errorKey("admin.roleNameRequired"))
    .transform(tidyLine)
    .refine((text) => text !== "", { message: errorKey("admin.roleNameRequired"), abort: true })
    .refine(hasLetter, errorKey("form.noLetter"))
    .refine(...atLeast(minNameLength, errorKey("admin.roleNameShort")))
    .refine(...atMost(maxRoleName, errorKey("admin.roleNameLong")))
    .refine((text) => !mixesScripts(text), errorKey("admin.roleNameMixed"))
    .meta({ minLength: minNameLength }),
  description: z
    .string()
    .transform(tidyLine)
    .refine(...atMost(maxDescriptionLength, errorKey("admin.roleDescriptionLong")))
    .default(""),
});

/**
 * Folds a name for comparison: NFKC, lower case, single spaces, no invisible characters. A name that looks like a
 * system role, such as "Adm1ni5trator", becomes the role's name.
 */
export function foldRoleName(name: string): string {
  const folded = tidyLine(name.normalize("NFKC")).replace(/\p{C}/gu, "").toLowerCase();
  return findLookAlike(name) ?? folded;
}
