import { Resend } from "resend";
import type { Settings } from "../config.server.ts";
import type { Mail } from "./compose.tsx";

/** Sends a mail through Resend, once for an idempotency key. Throws if Resend rejects it. */
export async function sendByResend(
  settings: Settings,
  mail: Mail & { to: string; key: string },
): Promise<void> {
  const resend = new Resend(settings.RESEND_API_KEY);
  const { subject, text, html, to, key } = mail;
  const { error } = await resend.emails.send(
    { from: settings.MAIL_FROM, to, subject, text, html },
    { idempotencyKey: key },
  );
  if (error) throw new Error(`Resend: ${error.name}`);
}
