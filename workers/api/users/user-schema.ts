import { z } from "zod";
import type { UserDetails } from "#app/data/users/user-list.ts";

export const userSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    roles: z.array(z.object({ id: z.string(), name: z.string() })),
    passwordExpiryTimestamp: z.int().nullable().meta({ description: "Milliseconds since 1970." }),
  })
  .meta({ id: "User" });

export function toUser({ id, username, roles, passwordExpiresAt }: UserDetails) {
  return { id, username, roles, passwordExpiryTimestamp: passwordExpiresAt };
}
