import { databaseContext } from "../../../web/context.ts";
import { listAudit } from "../../../data/records/audit-log.ts";
import { isAct } from "../../../domain/records/audit.ts";
import { respondWithCsv } from "../../../web/csv-response.server.ts";
import type { Route } from "./+types/audit-export";

const batchSize = 1000;

export function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const act = url.searchParams.get("act") ?? "";
  const filter = { act: isAct(act) ? act : "", actor: url.searchParams.get("actor") ?? "" };
  async function* rows() {
    yield ["when", "who", "act", "subject", "detail"];
    let before: number | null = null;
    for (;;) {
      const events = await listAudit(db, { ...filter, before }, batchSize);
      for (const event of events) {
        const when = new Date(event.at).toISOString();
        yield [when, event.actor, event.act, event.subject, event.detail];
      }
      before = events.at(-1)?.id ?? null;
      if (events.length < batchSize || before === null) return;
    }
  }
  return respondWithCsv(url, "administration", rows());
}
