import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Site } from "../../../shell/site.server.ts";
import { rowSender, useRowSummary } from "../rows/row-sender.ts";
import type { DraftTable } from "../rows/use-drafts.ts";
import { GoneRow } from "./gone-row.tsx";

/** Sends the cells that the device has kept, and says what became of rows that are not in the table any more. */
export function GoneRows({ table }: { table: DraftTable }) {
  const user = useRouteLoaderData<Site>("root")?.user?.id;
  const { gone } = useRowSummary();
  const shown = new Set([...table.drafts, ...table.saved].map(({ id }) => id));
  useEffect(() => {
    if (user !== undefined) rowSender.open(user);
  }, [user]);
  return gone
    .filter((id) => !shown.has(id))
    .map((id) => (
      <div key={id} className="flash">
        <GoneRow id={id} onClose={() => rowSender.forget(id)} />
      </div>
    ));
}
