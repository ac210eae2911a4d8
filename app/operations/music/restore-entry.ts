import { readEarlierValues } from "../../data/records/history/earlier-values.ts";
import { referenceLists } from "../../data/music/reference-lists.ts";
import type { ReferenceList } from "../../data/music/reference-list.ts";
import type { User } from "../../data/users/users.ts";
import type { ReferenceEntry } from "../../domain/music/reference-entry.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";
import { saveEntry } from "./save-entry.ts";

/**
 * Restores a raaga, taala or deity to what it was after the change `change`; 0 is before its recorded history. Its name
 * stays as it is today, as songs and addresses have it. `failed`: what it named is gone, or too much has changed since.
 */
export async function restoreEntry(
  services: Services,
  user: User,
  kind: "raaga" | "taala" | "deity",
  id: string,
  change: number,
): Promise<"restored" | "missing" | "denied" | "failed"> {
  if (!hasPermission(user.roles, "administer")) {
    services.logEvent(`${kind} changed`, "denied", user.id);
    return "denied";
  }
  const list: ReferenceList = referenceLists[kind];
  const [entry, earlier] = await Promise.all([
    list.find(services.db, id),
    readEarlierValues(services.db, { kind, id }, change),
  ]);
  if (!entry) return "missing";
  if (!earlier) return "failed";
  const restored = Object.entries(entry).map(([field, value]) => [
    field,
    field === "id" || !Object.hasOwn(earlier, field) ? value : earlier[field],
  ]);
  const saved = await saveEntry(services, list, {
    id,
    entry: Object.fromEntries(restored) as ReferenceEntry,
    actorId: user.id,
    isConfirmed: true,
  });
  return saved.ok ? "restored" : saved.reason === "missing" ? "missing" : "failed";
}
