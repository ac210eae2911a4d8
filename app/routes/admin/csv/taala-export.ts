import { databaseContext } from "../../../context.ts";
import { listWholeTaalas } from "../../../data/taalas.ts";
import { taalaCells, taalaColumns } from "../../../domain/lookup-csv.ts";
import { answerCsv } from "../../../lib/csv-answer.server.ts";
import type { Route } from "./+types/taala-export";

/** Every taala, in the form that the import takes. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await listWholeTaalas(context.get(databaseContext));
  return answerCsv(url, "taalas", [taalaColumns, ...all.map(taalaCells)]);
}
