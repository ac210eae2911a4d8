import { readLastHidden } from "#app/data/records/hiding/hidden-parts.ts";
import { databaseContext } from "#app/web/context.ts";
import type { Feed } from "./feed.ts";

/** When something was hidden last, by which a device knows that it has to forget. */
export const hidden: Feed = async (context) => {
  const { version, at } = await readLastHidden(context.get(databaseContext));
  return { data: Response.json({ at }), version };
};
