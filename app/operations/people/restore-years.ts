import { readEarlierValues } from "../../data/records/history/earlier-values.ts";
import { findPersonRecord } from "../../data/people/person-record.ts";
import { savePersonYears } from "../../data/people/save-years.ts";
import type { User } from "../../data/users/users.ts";
import { yearsBefore } from "../../domain/people/restorable-years.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { RestoreOutcome } from "../music/restore-entry.ts";
import type { Services } from "../services.ts";

/**
 * Restores the years of a person to what they were after the change `change`; 0 is before their recorded history.
 * `partly`: the picture has changed since, and stays, as the files of an earlier one are deleted. `failed`: no year has
 * changed since, or names were moved by a merge or separation.
 */
export async function restoreYears(
  services: Services,
  user: User,
  id: string,
  change: number,
): Promise<RestoreOutcome | "partly"> {
  const { db, logEvent, now } = services;
  if (!hasPermission(user.roles, "administer")) {
    logEvent("person changed", "denied", user.id);
    return "denied";
  }
  const [person, earlier] = await Promise.all([
    findPersonRecord(db, id),
    readEarlierValues(db, { kind: "person", id }, change),
  ]);
  if (!person) return "missing";
  const years = earlier && yearsBefore(earlier, person);
  if (!years) return "failed";
  const written = await savePersonYears(
    db,
    person,
    { ...years, source: "" },
    { userId: user.id, now: now(), alongside: [] },
  );
  if (!written.ok) return written.reason === "denied" ? "denied" : "failed";
  return "picture" in earlier ? "partly" : "restored";
}
