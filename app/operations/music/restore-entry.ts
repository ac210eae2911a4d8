import type { Database } from "../../data/database.ts";
import { readEarlierValues } from "../../data/records/history/earlier-values.ts";
import { findRaagaByAlias } from "../../data/music/raaga-pages/raaga-page.ts";
import { findRaaga } from "../../data/music/raaga-reads.ts";
import { referenceLists } from "../../data/music/reference-lists.ts";
import type { ReferenceList } from "../../data/music/reference-list.ts";
import { findMergedPerson } from "../../data/people/creator.ts";
import type { User } from "../../data/users/users.ts";
import { type Alias, distinctAliases } from "../../domain/music/aliases.ts";
import type { ReferenceEntry } from "../../domain/music/reference-entry.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";
import { saveEntry } from "./save-entry.ts";

export type RestoreOutcome = "restored" | "missing" | "denied" | "failed";

type Values = Record<string, unknown>;

/**
 * Restores a raaga, taala or deity to what it was after the change `change`; 0 is before its recorded history. No name
 * is lost, as songs and addresses have it: its name stays, and its aliases stay beside the earlier ones. A parent or
 * creator that was merged is the one that it was merged into. `failed`: what it named is gone, or too much has changed
 * since.
 */
export async function restoreEntry(
  services: Services,
  user: User,
  kind: "raaga" | "taala" | "deity",
  id: string,
  change: number,
): Promise<RestoreOutcome> {
  if (!hasPermission(user.roles, "administer")) {
    services.logEvent(`${kind} changed`, "denied", user.id);
    return "denied";
  }
  const list: ReferenceList = referenceLists[kind];
  const [entry, earlier] = await Promise.all([
    list.find(services.db, id) as Promise<Values | null>,
    readEarlierValues(services.db, { kind, id }, change),
  ]);
  if (!entry) return "missing";
  if (!earlier) return "failed";
  const known = Object.entries(earlier).filter(([field]) => field !== "id" && field in entry);
  const restored = { ...entry, ...Object.fromEntries(known) };
  const references = await findReferences(services, entry, restored);
  if (Object.values(references).includes(null)) return "failed";
  const saved = await saveEntry(services, list, {
    id,
    entry: {
      ...restored,
      ...references,
      ...("aliases" in entry && { aliases: joinAliases(entry, restored) }),
    } as unknown as ReferenceEntry,
    actorId: user.id,
    isConfirmed: true,
  });
  return saved.ok ? "restored" : saved.reason === "missing" ? "missing" : "failed";
}

/** Finds what the earlier parent and creator are today, where they are not those of the entry; null if they are gone. */
async function findReferences({ db }: Services, entry: Values, restored: Values) {
  const { parentId, creatorId } = restored;
  const isOther = (field: "parentId" | "creatorId") =>
    typeof restored[field] === "string" && restored[field] !== entry[field];
  return {
    ...(isOther("parentId") && { parentId: await findParent(db, String(parentId), entry.id) }),
    ...(isOther("creatorId") && { creatorId: await findMergedPerson(db, String(creatorId)) }),
  };
}

async function findParent(db: Database, id: string, child: unknown): Promise<string | null> {
  const parent = (await findRaaga(db, id)) ? id : await findRaagaByAlias(db, id);
  return parent === child ? null : parent;
}

const joinAliases = (entry: Values, restored: Values): Alias[] =>
  distinctAliases([...(restored.aliases as Alias[]), ...(entry.aliases as Alias[])]).filter(
    ({ alias }) => alias !== entry.id,
  );
