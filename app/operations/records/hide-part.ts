import {
  type HiddenRecord,
  hidePart,
  type PartOfRecord,
  showPart,
} from "../../data/records/hiding/hide-part.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteResult } from "../../data/write-batch.ts";
import type { Services } from "../services.ts";

/** Hides a part of a record for whoever has the rights. Fails with the reasons of `hidePart`. */
export async function hidePartOf(
  { db, logEvent, now }: Services,
  user: User,
  part: PartOfRecord,
  of: { title: string; reason: string },
): Promise<WriteResult> {
  const written = await hidePart(db, part, of, { userId: user.id, now: now() });
  logEvent("part hidden", outcomeOf(written), user.id);
  return written;
}

/** Shows a hidden part again. Fails with the reasons of `showPart`. */
export async function showPartOf(
  { db, logEvent, now }: Services,
  user: User,
  hidden: HiddenRecord,
): Promise<WriteResult> {
  const written = await showPart(db, hidden, { userId: user.id, now: now() });
  logEvent("part shown again", outcomeOf(written), user.id);
  return written;
}
