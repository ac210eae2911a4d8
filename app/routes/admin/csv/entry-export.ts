import { deityList } from "../../../data/music/deities.ts";
import { raagaList } from "../../../data/music/raagas.ts";
import { taalaList } from "../../../data/music/taalas.ts";
import { deityTable } from "../../../domain/music/deity-table.ts";
import { raagaTable } from "../../../domain/music/raaga-table.ts";
import { taalaTable } from "../../../domain/music/taala-table.ts";
import { databaseContext } from "../../../web/context.ts";
import { valueForList } from "./value-for-list.server.ts";
import { answerEntriesCsv } from "./export.server.ts";
import type { Route } from "./+types/entry-export";

export function loader({ context, url, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  return valueForList(params.list, {
    raaga: () => answerEntriesCsv(raagaList, raagaTable, db, url),
    taala: () => answerEntriesCsv(taalaList, taalaTable, db, url),
    deity: () => answerEntriesCsv(deityList, deityTable, db, url),
  })();
}
