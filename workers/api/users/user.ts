import { z } from "zod";

/** An account as programs read it: no password, no hash. */
export const userSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    roles: z.array(z.object({ id: z.string(), name: z.string() })),
    passwordExpiryTimestamp: z.int().nullable().meta({ description: "Milliseconds since 1970." }),
  })
  .meta({ id: "User" });
