import { databaseContext } from "../../../context.ts";
import { listWholeRaagas } from "../../../data/raagas.ts";
import { raagaCells, raagaColumns } from "../../../domain/lookup-csv.ts";
import { answerCsv } from "../../../lib/csv-answer.server.ts";
import type { Route } from "./+types/raaga-export";

/** Every raaga, in the form that the import takes. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await listWholeRaagas(context.get(databaseContext));
  return answerCsv(url, "raagas", [raagaColumns, ...all.map(raagaCells)]);
}
