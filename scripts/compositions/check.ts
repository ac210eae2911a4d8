import { parseArgs } from "node:util";
import { type Access, withDatabase } from "../access.ts";
import { compareSongs, type Comparison } from "./compare.ts";
import { readSnapshot, readSongsAfter, writeSnapshot } from "./snapshot.ts";

// `npm run compositions:check -- --write FILE [--remote]` before the migration writes every field of every song to a
// file; `-- --compare FILE [--remote]` after it compares these with the archive, and fails if one was lost.
const { values } = parseArgs({
  options: {
    write: { type: "string" },
    compare: { type: "string" },
    remote: { type: "boolean", default: false },
  },
});
const shownDifferences = 20;

await withDatabase(async (access) => {
  if (values.write)
    console.log(`Wrote ${await writeSnapshot(access, values.write)} songs to ${values.write}.`);
  else if (values.compare)
    report(
      await compareSongs(readSnapshot(values.compare), readSongsAfter(access)),
      await countCompositions(access),
    );
  else throw new Error("Say --write FILE before the migration, or --compare FILE after it.");
});

async function countCompositions({ read }: Access) {
  const [counts] = await read<Record<"shown" | "merged" | "pairs", number>>(`SELECT
    (SELECT count(*) FROM compositions WHERE deleted_at IS NULL) AS shown,
    (SELECT count(*) FROM compositions WHERE merged_into IS NOT NULL) AS merged,
    (SELECT count(*) FROM perhaps_same WHERE kind = 'composition' AND dismissed_at IS NULL) AS pairs`);
  return counts!;
}

function report(
  { differences, ...counted }: Comparison,
  { shown, merged, pairs }: Awaited<ReturnType<typeof countCompositions>>,
): void {
  console.log(`${counted.songs} songs compared, ${counted.fields} fields`);
  console.log(`${counted.filled} empty fields filled from a song of the same composition`);
  console.log(
    `${counted.respelt} titles spelt as the composition is, and kept as its other titles`,
  );
  console.log(`${counted.gone} songs without a recording gone, whose composition has another song`);
  console.log(`${counted.editedSince} songs changed by somebody since, not compared`);
  console.log(`${shown} compositions; ${merged} were merged into them`);
  console.log(`${pairs} pairs listed under "Possible duplicates"`);
  console.log(`${differences.length} differences`);
  for (const { id, field, before, after } of differences.slice(0, shownDifferences))
    console.log(
      `  song ${id}, ${field}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`,
    );
  if (differences.length > 0) process.exitCode = 1;
}
