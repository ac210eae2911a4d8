import { z } from "zod";
import type { Role } from "#app/data/users/roles.ts";

export const roleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    createdAt: z.iso.datetime(),
    systemRole: z.boolean(),
  })
  .meta({ id: "Role" });

export const toRole = ({ isSystem, createdAt, ...rest }: Role) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  systemRole: isSystem,
});
