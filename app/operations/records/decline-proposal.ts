import {
  declineProposal as writeDecline,
  type OpenProposal,
} from "../../data/records/proposing/decline-proposal.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteResult } from "../../data/write-batch.ts";
import { toLanguage } from "../../domain/preferences.ts";
import type { Services } from "../services.ts";
import { deliverMail, draftMail } from "../users/deliver-mail.ts";

/** Declines a proposal and mails its proposer the reason. Fails like the write in app/data. */
export async function declineProposal(
  services: Services,
  actor: User,
  proposal: OpenProposal,
  reason: string,
): Promise<WriteResult> {
  const { db, now, logEvent, defer } = services;
  const { name, proposer } = proposal;
  const mail =
    proposer &&
    (await draftMail(
      services,
      { language: toLanguage(proposer.language), clientAddress: "" },
      proposer.username,
      "proposalDeclined",
      { note: `${name}: ${reason}`, path: "/my-collection" },
    ));
  const writer = { userId: actor.id, now: now() };
  const written = await writeDecline(db, proposal, reason, mail, writer);
  logEvent("proposal declined", outcomeOf(written), actor.id);
  if (written.ok && mail) defer(deliverMail(services, mail.id));
  return written;
}
