import { Resend } from "resend";
import type { Settings } from "../config.server.ts";
import type { Mail } from "./compose.tsx";

/** The timeout of a request to Resend in milliseconds; a job sends mails one after the other. */
const timeout = 10_000;

/** Sends a mail through Resend, once for an idempotency key. Throws if Resend rejects it or does not answer. */
export async function sendByResend(
  settings: Settings,
  mail: Mail & { to: string; key: string },
): Promise<void> {
  const resend = new Resend(settings.RESEND_API_KEY);
  const { subject, text, html, headers, to, key } = mail;
  const sending = resend.emails.send(
    { from: settings.MAIL_FROM, to, subject, text, html, ...(headers && { headers }) },
    { idempotencyKey: key },
  );
  const { error } = await answerInTime(sending);
  if (error) throw new Error(`Resend: ${error.name}`);
}

async function answerInTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Resend: no answer")), timeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
