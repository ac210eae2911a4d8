import { raagaList } from "../../../data/music/raagas.ts";
import { databaseContext } from "../../../web/context.ts";
import { answerEntriesCsv } from "./export.server.ts";
import type { Route } from "./+types/raaga-export";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  answerEntriesCsv(raagaList, context.get(databaseContext), url);
