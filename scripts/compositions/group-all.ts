import { withDatabase } from "../access.ts";
import { groupCompositions } from "./group.ts";
import { listCandidates } from "./list-candidates.ts";
import { reindex } from "../reindex.ts";

// `npm run compositions:group [-- --remote]`: makes one composition of those of one creator that are the same, and
// lists others that may be. It can be interrupted and run again.
await withDatabase(async (access) => {
  await reindex(access);
  const { groups, compositions, songsGone } = await groupCompositions(access);
  console.log(`Grouped ${compositions} compositions into ${groups}.`);
  console.log(
    `Removed ${songsGone} songs without a recording, whose composition has another song.`,
  );
  console.log(`Listed ${await listCandidates(access)} pairs under "Possible duplicates".`);
});
