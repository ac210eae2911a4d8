import { taalaList } from "../../../data/music/taalas.ts";
import { databaseContext } from "../../../web/context.ts";
import { answerEntriesCsv } from "./export.server.ts";
import type { Route } from "./+types/taala-export";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  answerEntriesCsv(taalaList, context.get(databaseContext), url);
