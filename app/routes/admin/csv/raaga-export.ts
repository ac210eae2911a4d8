import { databaseContext } from "../../../web/context.ts";
import { listWholeRaagas } from "../../../data/music/raagas.ts";
import { raagaCells, raagaColumns } from "../../../domain/music/reference-csv.ts";
import { answerCsv } from "../../../web/csv-response.server.ts";
import type { Route } from "./+types/raaga-export";

/** Every raaga, in the form that the import takes. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await listWholeRaagas(context.get(databaseContext));
  return answerCsv(url, "raagas", [raagaColumns, ...all.map(raagaCells)]);
}
