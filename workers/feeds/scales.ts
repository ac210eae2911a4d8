import { listScales } from "#app/data/music/list-scales.ts";
import { databaseContext } from "#app/web/context.ts";
import { languageOf } from "#app/web/language.ts";
import type { Feed } from "./feed.ts";

/** The scales of all raagas, which a device keeps for practice without a connection. */
export const scales: Feed = async (context) => {
  const { version, ...listed } = await listScales(
    context.get(databaseContext),
    languageOf(context),
  );
  return { data: Response.json(listed), version };
};
