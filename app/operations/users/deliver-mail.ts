import {
  type MailRow,
  findDueMail,
  giveUpMail,
  isMailSent,
  listDueMails,
  scheduleRetry,
  markSent,
} from "../../data/users/mails.ts";
import { renewMail } from "../../data/users/unsent-mails.ts";
import { cutLength } from "../../domain/cut-length.ts";
import { isExpiredCode } from "../../domain/users/code-mail.ts";
import type { IncompleteJob } from "../../domain/records/incomplete-job.ts";
import type { User } from "../../data/users/users.ts";
import { seal, unseal } from "../../lib/crypto.server.ts";
import { logError } from "../../lib/log.server.ts";
import { composeMail, type Mail, type MailContent } from "../../mail/compose.tsx";
import { sendByResend } from "../../mail/send.server.ts";
import type { MailKind } from "../../mail/messages.ts";
import type { Services, Visitor } from "../services.ts";

export async function draftMail(
  services: Pick<Services, "settings" | "now">,
  { language, clientAddress }: Pick<Visitor, "language" | "clientAddress">,
  recipient: string,
  kind: MailKind,
  content: MailContent = {},
): Promise<MailRow> {
  const { SITE_ORIGIN: origin } = services.settings;
  const mail = composeMail(kind, { ...content, language, origin });
  return sealMail(services, mail, { recipient, kind, clientAddress });
}

/** Makes the row of a mail, with its text encrypted. */
export async function sealMail(
  { settings, now }: Pick<Services, "settings" | "now">,
  mail: Mail,
  { recipient, kind, clientAddress }: Pick<MailRow, "recipient" | "kind" | "clientAddress">,
): Promise<MailRow> {
  const id = crypto.randomUUID();
  const sealed = await seal(
    settings.CODE_PEPPER,
    sealContext({ id, recipient }),
    JSON.stringify(mail),
  );
  return { id, recipient, kind, sealed, clientAddress, now: now() };
}

const sealContext = ({ id, recipient }: { id: string; recipient: string }) => `${id}|${recipient}`;

/** Throws if the mail belongs to another row or recipient. */
export async function openMail(
  { CODE_PEPPER }: Services["settings"],
  row: { id: string; recipient: string },
  sealed: string,
): Promise<Mail> {
  return JSON.parse(await unseal(CODE_PEPPER, sealContext(row), sealed));
}

/** Sends a waiting mail, or schedules another attempt and returns false. Never throws. */
export async function deliverMail(services: Services, id: string): Promise<boolean> {
  const { db, settings, now } = services;
  try {
    const row = await findDueMail(db, id, now());
    if (!row?.sealed) return true;
    const written = { kind: row.kind, at: row.createdAt.getTime() };
    if (isExpiredCode(written, now())) {
      await giveUpMail(db, id, "The code has expired.");
      return true;
    }
    const mail = await openMail(settings, row, row.sealed);
    if (__LOCAL_BUILD__ && settings.OUTBOX) {
      console.log(`\nMail to ${row.recipient}: ${mail.subject}\n${mail.text}\n`);
      await markSent(db, id, now(), true);
      return true;
    }
    await sendByResend(settings, { ...mail, to: row.recipient, key: id });
    await markSent(db, id, now());
    return true;
  } catch (error) {
    logError("mail", error);
    await scheduleRetry(db, id, causeOf(error), now()).catch((failure: unknown) =>
      logError("mail", failure),
    );
    return false;
  }
}

const maxCauseLength = 200;

const causeOf = (error: unknown) =>
  cutLength(error instanceof Error ? error.message : String(error), maxCauseLength);

/** Scheduled job: sends due mails and returns how many. Failed ones are retried later. */
export async function deliverDueMails(services: Services): Promise<number | IncompleteJob> {
  const ids = await listDueMails(services.db, services.now());
  let sent = 0;
  for (const id of ids) if (await deliverMail(services, id)) sent++;
  if (sent < ids.length) return { done: sent, unreachable: "Resend" };
  return sent;
}

/** Sends an unsent mail now, for an Administrator. `failed`: queued again, with the cause; `outdated`: its code expired. */
export async function sendMailAgain(
  services: Services,
  actor: User,
  id: string,
): Promise<"sent" | "failed" | "denied" | "missing" | "outdated"> {
  const { db, now } = services;
  const renewed = await renewMail(db, id, actor.id, now());
  if (!renewed.ok)
    return renewed.reason === "denied" || renewed.reason === "outdated"
      ? renewed.reason
      : "missing";
  await deliverMail(services, id);
  return (await isMailSent(db, id)) ? "sent" : "failed";
}
