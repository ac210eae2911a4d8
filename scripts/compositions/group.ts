import { groupSame, titleKey } from "#app/domain/songs/same-composition.ts";
import type { Access } from "../access.ts";
import { planJoin } from "./join-plan.ts";
import { joinStatements } from "./join-statements.ts";
import { withoutLosses } from "./keep-songs.ts";
import { readCompositions } from "./read-compositions.ts";
import { listAlike } from "./titles.ts";

const maxBatch = 200;
const attempts = 5;

/** How many compositions were left of how many, and how many songs without a recording went. */
interface Grouped {
  groups: number;
  compositions: number;
  songsGone: number;
}

/** Makes one composition of those of one creator that are the same: a batch of titles per transaction. */
export async function groupCompositions(access: Access, batchSize = maxBatch): Promise<Grouped> {
  const alike = await listAlike(access, ({ createdBy, title }) => {
    const key = titleKey(title);
    return createdBy === null || key === "" ? "" : `${createdBy} ${key}`;
  });
  const total: Grouped = { groups: 0, compositions: 0, songsGone: 0 };
  for (const batch of batchesOf(alike, batchSize)) {
    const done = await groupBatch(access, batch);
    for (const name of ["groups", "compositions", "songsGone"] as const) total[name] += done[name];
  }
  return total;
}

function batchesOf(alike: number[][], batchSize: number): number[][][] {
  const batches: number[][][] = [[]];
  let size = 0;
  for (const ids of alike) {
    if (size + ids.length > batchSize && size > 0) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)!.push(ids);
    size += ids.length;
  }
  return batches.filter((batch) => batch.length > 0);
}

/** Groups a batch; where somebody has saved something meanwhile, it is read again. */
async function groupBatch(access: Access, batch: number[][], attempt = 1): Promise<Grouped> {
  const [{ version }] = (await access.read<{ version: number }>(
    "SELECT value AS version FROM tallies WHERE name = 'version'",
  )) as [{ version: number }];
  const read = await readCompositions(access, batch.flat());
  const byId = new Map(read.map((one) => [one.id, one]));
  const plans = batch
    .flatMap((ids) => groupSame(ids.flatMap((id) => byId.get(id) ?? [])))
    .map(withoutLosses)
    .filter((group) => group.length > 1)
    .map(planJoin);
  const unchanged = `INSERT INTO requirements (reason) SELECT 'outdated'
    WHERE (SELECT value FROM tallies WHERE name = 'version') <> ${version}`;
  try {
    if (plans.length > 0) await access.write([unchanged, ...plans.flatMap(joinStatements)]);
  } catch (error) {
    if (attempt === attempts || !String(error).includes("REQUIREMENT_FAILED")) throw error;
    return groupBatch(access, batch, attempt + 1);
  }
  return {
    groups: plans.length,
    compositions: plans.reduce((sum, { others }) => sum + 1 + others.length, 0),
    songsGone: plans.reduce((sum, { going }) => sum + going.length, 0),
  };
}
