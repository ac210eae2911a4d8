import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, now, users } from "./users.ts";

/** The audit log of administrative acts. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: instant("at").notNull().default(now),
    actorId: integer("actor_id").references(() => users.id),
    /** For example `raaga added`, `role changed`, `song restored`. */
    act: text("act").notNull(),
    /** The name or number of the raaga, user, song … */
    subject: text("subject").notNull(),
    detail: text("detail").notNull().default(""),
  },
  (t) => [
    index("audit_events_by_time").on(t.at),
    index("audit_events_by_act").on(t.act, t.at),
    index("audit_events_by_actor").on(t.actorId, t.at),
  ],
);

/** Always empty: a trigger makes an insert fail with its reason. See requireThat. */
export const requirements = sqliteTable("requirements", { reason: text("reason").notNull() });
