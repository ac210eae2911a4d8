import type { Language } from "../../../archive.ts";
import type { Role } from "../../../data/users/roles.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";

const seeded: MessageKey[] = [
  "admin.viewerDoes",
  "admin.contributorDoes",
  "admin.administratorDoes",
];

/** Returns a role with its description in the reader's language, if it is still that of the seeds. */
export function describeRole(language: Language, role: Role): Role {
  const key = seeded.find((one) => translate("en", one) === role.description);
  return key ? { ...role, description: translate(language, key) } : role;
}
