import { type Access, localAccess } from "./access.ts";
import { openLocalBindings, statePath } from "./local.ts";
import { openLocalBucket } from "./copies/local-bucket.ts";
import { openDeployedBucket } from "./open-copy.ts";
import { openRemote } from "./remote-database.ts";
import type { Place } from "./copies/place.ts";

/** Runs `work` with the bucket `name` of the deployed archive and its database, or with those of the local one. */
export async function withMediaBucket<T>(
  name: string | undefined,
  work: (place: Place, database: Access) => Promise<T>,
): Promise<T> {
  if (name !== undefined) return work(await openDeployedBucket(name), openRemote());
  const { env, close } = await openLocalBindings(statePath);
  try {
    return await work(openLocalBucket("the local bucket", env.MEDIA), localAccess(env.DB));
  } finally {
    await close();
  }
}
