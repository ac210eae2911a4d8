import { z } from "zod";
import { atLeast, atMost } from "../form-problem.ts";

export const roleSorts = ["name", "id", "createdAt"] as const;
export type RoleSort = (typeof roleSorts)[number];

const shortestName = 2;
const longestName = 100;
const longestDescription = 500;

/** Messages are keys of the locales. */
export type RoleProblem =
  | "admin.roleNameRequired"
  | "admin.roleNameShort"
  | "admin.roleNameLong"
  | "admin.roleDescriptionLong";
const problem = (key: RoleProblem) => key;

/** A role as it is made or changed. */
export const roleForm = z.object({
  name: z
    .string(problem("admin.roleNameRequired"))
    .transform((text) =>
      text
        .normalize("NFC")
        .replace(/[\s\p{C}]+/gu, " ")
        .trim(),
    )
    .refine((text) => text !== "", { message: problem("admin.roleNameRequired"), abort: true })
    .refine(...atLeast(shortestName, problem("admin.roleNameShort")))
    .refine(...atMost(longestName, problem("admin.roleNameLong"))),
  description: z
    .string()
    .trim()
    .refine(...atMost(longestDescription, problem("admin.roleDescriptionLong")))
    .default(""),
});

/** A role's name as it is compared: NFKC, lower case, no spaces around, none doubled, no hidden letters. */
export function foldRoleName(name: string): string {
  return name.normalize("NFKC").replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
}
