import { databaseContext } from "../../../web/context.ts";
import { listWholeTaalas } from "../../../data/music/taalas.ts";
import { taalaCells, taalaColumns } from "../../../domain/music/reference-csv.ts";
import { answerCsv } from "../../../web/csv-response.server.ts";
import type { Route } from "./+types/taala-export";

/** Every taala, in the form that the import takes. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await listWholeTaalas(context.get(databaseContext));
  return answerCsv(url, "taalas", [taalaColumns, ...all.map(taalaCells)]);
}
