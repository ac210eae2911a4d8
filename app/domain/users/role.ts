import { z } from "zod";
import { atLeast, atMost } from "../form-error.ts";

export const roleSorts = ["name", "id", "createdAt"] as const;
export type RoleSort = (typeof roleSorts)[number];

const minNameLength = 2;
const maxNameLength = 100;
const maxDescriptionLength = 500;

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
    .refine(...atLeast(minNameLength, errorKey("admin.roleNameShort")))
    .refine(...atMost(maxNameLength, errorKey("admin.roleNameLong"))),
  description: z
    .string()
    .trim()
    .refine(...atMost(maxDescriptionLength, errorKey("admin.roleDescriptionLong")))
    .default(""),
});

/** Folds a name for comparison: NFKC, lower case, single spaces, no invisible characters. */
export function foldRoleName(name: string): string {
  return name.normalize("NFKC").replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}
