import {
  type MailRow,
  findDueMail,
  listDueMails,
  noteNotSent,
  noteSent,
} from "../../data/users/mails.ts";
import { seal, unseal } from "../../lib/crypto.server.ts";
import { logError } from "../../lib/log.server.ts";
import { composeMail, type Mail, type MailContent } from "../../mail/compose.tsx";
import { sendByResend } from "../../mail/send.server.ts";
import type { MailKind } from "../../mail/messages.ts";
import type { Services, Visitor } from "../services.ts";

/** A mail as a row, sealed: to be written in the batch that it belongs to, then delivered. */
export async function draftMail(
  { settings, now }: Pick<Services, "settings" | "now">,
  { language, clientAddress }: Pick<Visitor, "language" | "clientAddress">,
  recipient: string,
  kind: MailKind,
  content: MailContent = {},
): Promise<MailRow> {
  const mail = composeMail(kind, { ...content, language, origin: settings.SITE_ORIGIN });
  const id = crypto.randomUUID();
  const sealed = await seal(settings.CODE_PEPPER, ownerOf({ id, recipient }), JSON.stringify(mail));
  return { id, recipient, kind, sealed, clientAddress, now: now() };
}

/** What a sealed mail is bound to: put into another row, or under another address, it says nothing. */
const ownerOf = ({ id, recipient }: { id: string; recipient: string }) => `${id}|${recipient}`;

/** What a mail says. Throws when it is not the mail of this row. */
export async function openMail(
  { CODE_PEPPER }: Services["settings"],
  row: { id: string; recipient: string },
  sealed: string,
): Promise<Mail> {
  return JSON.parse(await unseal(CODE_PEPPER, ownerOf(row), sealed));
}

/** Sends a waiting mail; what fails is noted and tried again later. Never throws. */
export async function deliverMail(services: Services, id: string): Promise<void> {
  const { db, settings, now } = services;
  try {
    const row = await findDueMail(db, id, now());
    if (!row?.sealed) return;
    const mail = await openMail(settings, row, row.sealed);
    if (__LOCAL_BUILD__ && settings.OUTBOX) {
      // On a machine of one's own the terminal and the outbox stand for the post.
      console.log(`\nMail to ${row.recipient}: ${mail.subject}\n${mail.text}\n`);
      return await noteSent(db, id, now(), true);
    }
    await sendByResend(settings, { ...mail, to: row.recipient, key: id });
    await noteSent(db, id, now());
  } catch (error) {
    logError("mail", error);
    await noteNotSent(db, id, now()).catch((failure: unknown) => logError("mail", failure));
  }
}

/** The scheduled job: every mail that is due. */
export async function deliverDueMails(services: Services): Promise<void> {
  for (const id of await listDueMails(services.db, services.now())) await deliverMail(services, id);
}
