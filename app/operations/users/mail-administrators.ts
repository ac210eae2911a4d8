import type { MailRow } from "../../data/users/mails.ts";
import { toLanguage } from "../../domain/preferences.ts";
import type { MailContent } from "../../mail/compose.tsx";
import type { MailKind } from "../../mail/messages.ts";
import type { Services } from "../services.ts";
import { draftMail } from "./deliver-mail.ts";

/** Writes a mail to each Administrator, in their language. */
export const mailAdministrators = (
  services: Pick<Services, "settings" | "now">,
  administrators: { username: string; language: string | null }[],
  kind: MailKind,
  content: MailContent,
): Promise<MailRow[]> =>
  Promise.all(
    administrators.map(({ username, language }) =>
      draftMail(
        services,
        { language: toLanguage(language), clientAddress: "" },
        username,
        kind,
        content,
      ),
    ),
  );
