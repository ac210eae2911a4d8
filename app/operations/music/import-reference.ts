import { actStatements } from "../../data/records/audit.ts";
import { listWholeRaagas, raagaStatements } from "../../data/music/raagas.ts";
import { listWholeTaalas, taalaStatements } from "../../data/music/taalas.ts";
import type { User } from "../../data/users/users.ts";
import { writeBatch } from "../../data/write-batch.ts";
import { readTable } from "../../domain/records/csv/table.ts";
import type { DetailedList, Raaga, Taala } from "../../domain/music/reference-entry.ts";
import {
  type Plan,
  planRaagas,
  planTaalas,
  raagaColumns,
  taalaColumns,
} from "../../domain/music/reference-csv.ts";
import type { Services } from "../services.ts";

type Bytes = AsyncIterable<Uint8Array>;

/** What a file would do to a list, line by line; nothing is written. Throws CsvProblem. */
export async function planImport(
  { db }: Pick<Services, "db">,
  kind: DetailedList,
  bytes: Bytes,
): Promise<Plan<Raaga> | Plan<Taala>> {
  return kind === "raaga"
    ? planRaagas(await readTable(bytes, raagaColumns, ["name"]), await listWholeRaagas(db))
    : planTaalas(await readTable(bytes, taalaColumns, ["name"]), await listWholeTaalas(db));
}

/**
 * Takes a file into a list, all of it or nothing: nothing where a line is refused. What was done, or why
 * it was not. Throws CsvProblem.
 */
export async function applyImport(
  { db, logEvent }: Services,
  actor: User,
  kind: DetailedList,
  bytes: Bytes,
): Promise<{ plan: Plan<Raaga> | Plan<Taala>; outcome: "done" | "refused" | "denied" }> {
  const plan = await planImport({ db }, kind, bytes);
  if (plan.lines.some(({ outcome }) => outcome === "refuse")) return { plan, outcome: "refused" };
  const count = (outcome: string) => plan.lines.filter((line) => line.outcome === outcome).length;
  const detail = `${count("add")} added, ${count("change")} changed`;
  const written = await writeBatch(db, [
    ...actStatements(db, {
      actorId: actor.id,
      act: `${kind}s imported`,
      subject: String(plan.writes.length),
      detail,
    }),
    ...(kind === "raaga"
      ? raagaStatements(db, plan.writes as Raaga[])
      : taalaStatements(db, plan.writes as Taala[])),
  ]);
  const outcome = written.ok ? "done" : written.reason === "denied" ? "denied" : "refused";
  logEvent(`${kind}s imported`, outcome, actor.id);
  return { plan, outcome };
}
