import { z } from "zod";
import { atLeast, atMost } from "../form-problem.ts";

export const roleSorts = ["name", "id", "createdAt"] as const;
export type RoleSort = (typeof roleSorts)[number];

const shortestName = 2;
const longestName = 100;
const longestDescription = 500;

export type RoleErrorKey =
  | "admin.roleNameRequired"
  | "admin.roleNameShort"
  | "admin.roleNameLong"
  | "admin.roleDescriptionLong";
const errorKey = (key: RoleErrorKey) => key;

export const roleForm = z.object({
  name: z
    .string(errorKey("admin.roleNameRequired"))
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(/[\s\p{C}]+/gu, " ")
        .trim(),
    )
    .refine((text) => text !== "", { message: errorKey("admin.roleNameRequired"), abort: true })
    .refine(...atLeast(shortestName, errorKey("admin.roleNameShort")))
    .refine(...atMost(longestName, errorKey("admin.roleNameLong"))),
  description: z
    .string()
    .trim()
    .refine(...atMost(longestDescription, errorKey("admin.roleDescriptionLong")))
    .default(""),
});

/** Folds a name for comparison: NFKC, lower case, single spaces, no invisible characters. */
export function foldRoleName(name: string): string {
  return name.normalize("NFKC").replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}
