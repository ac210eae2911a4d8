import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

/** Instants are milliseconds since 1970, UTC. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
export const now = sql`(unixepoch('subsec') * 1000)`;

export const users = sqliteTable("users", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** The folded e-mail address. Never shown to other visitors. */
  username: text("username").notNull().unique(),
  /** The name that the site shows as 'added by'. */
  displayName: text("display_name").notNull(),
  passwordHash: text("password_hash").notNull(),
  passwordExpiresAt: instant("password_expires_at"),
  /** No longer written: `sign_in_failures` counts for every address. */
  failedLogins: integer("failed_logins").notNull().default(0),
  lockedUntil: instant("locked_until"),
  /** The number of songs in the archive that the user has added; maintained by triggers. */
  songCount: integer("song_count").notNull().default(0),
  createdAt: instant("created_at").notNull().default(now),
  /** The language of the last sign-in, for mails; null if unknown. */
  language: text("language"),
  /** Whether an Administrator gave the address and nobody has shown yet, by a code, that they read its mails. */
  isAddressUnconfirmed: integer("is_address_unconfirmed", { mode: "boolean" })
    .notNull()
    .default(false),
});

/** For proposed entries: the user (null for a former user) and the time. Both are null once accepted. */
export const proposed = () => ({
  proposedBy: integer("proposed_by").references(() => users.id),
  proposedAt: instant("proposed_at"),
});

export const roles = sqliteTable("roles", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** The folded name: NFKC, lower case, no spaces around. */
  nameKey: text("name_key").notNull().unique(),
  description: text("description").notNull().default(""),
  isSystem: integer("is_system", { mode: "boolean" }).notNull().default(false),
  createdAt: instant("created_at").notNull().default(now),
});

export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.roleId] }),
    index("user_roles_by_role").on(t.roleId, t.userId),
  ],
);

export const approvalRequests = sqliteTable(
  "approval_requests",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    roleId: text("role_id")
      .notNull()
      .references(() => roles.id),
    reason: text("reason").notNull(),
    status: text("status", { enum: ["pending", "approved", "rejected"] })
      .notNull()
      .default("pending"),
    requestedAt: instant("requested_at").notNull().default(now),
    decidedAt: instant("decided_at"),
    decidedBy: integer("decided_by").references(() => users.id),
    decisionReason: text("decision_reason"),
    /** No longer written. */
    decisionId: text("decision_id"),
    /** When a mail has announced it to the administrators, or null. */
    announcedAt: instant("announced_at"),
  },
  (t) => [
    uniqueIndex("approval_requests_one_pending")
      .on(t.userId)
      .where(sql`status = 'pending'`),
    index("approval_requests_by_status").on(t.status, t.requestedAt),
    index("approval_requests_by_user").on(t.userId, t.requestedAt),
    index("approval_requests_by_announcement").on(t.announcedAt),
    check("approval_requests_status", sql`${t.status} IN ('pending', 'approved', 'rejected')`),
  ],
);

export const oneTimeCodes = sqliteTable(
  "one_time_codes",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    purpose: text("purpose", { enum: ["signup", "reset"] }).notNull(),
    /** HMAC-SHA-256 of purpose, e-mail, id and code; the code itself is not stored. */
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull().default(now),
    expiresAt: instant("expires_at").notNull(),
    /** No longer written: a used code is deleted. */
    usedAt: instant("used_at"),
    usedBy: text("used_by"),
  },
  (t) => [
    uniqueIndex("one_time_codes_one_live").on(t.email, t.purpose),
    index("one_time_codes_by_expiry").on(t.expiresAt),
    check("one_time_codes_purpose", sql`${t.purpose} IN ('signup', 'reset')`),
  ],
);

/** Wrong passwords of the last hour by address, with or without an account. */
export const signInFailures = sqliteTable(
  "sign_in_failures",
  {
    email: text("email").primaryKey(),
    failures: integer("failures").notNull(),
    lastAt: instant("last_at").notNull(),
    /** Until then the right password is rejected, too. */
    lockedUntil: instant("locked_until"),
  },
  (t) => [index("sign_in_failures_by_time").on(t.lastAt)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text("token_hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["web", "bearer"] }).notNull(),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: instant("created_at").notNull().default(now),
    lastUsedAt: instant("last_used_at").notNull().default(now),
  },
  (t) => [
    index("sessions_by_user").on(t.userId, t.lastUsedAt),
    index("sessions_by_last_use").on(t.lastUsedAt),
    check("sessions_kind", sql`${t.kind} IN ('web', 'bearer')`),
  ],
);
