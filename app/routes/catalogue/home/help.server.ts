import { archive, type Language } from "../../../archive.ts";
import type { CatalogueSong } from "../../../data/songs/lists/catalogue.ts";
import type { MissingPart } from "../../../domain/songs/song.ts";
import { editableParts } from "../../../domain/songs/song-permissions.ts";
import { hasPermission } from "../../../domain/users/permissions.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { MarkedLink } from "../found/marked.tsx";

type User = { id: number; roles: readonly string[] } | null;

/** Explains how to complete compositions and what the user still needs for it, with a link. */
export function explainHelp(language: Language, part: MissingPart, user: User) {
  const t = (key: MessageKey) => translate(language, key);
  const text = t(`incomplete.${part}.help`);
  if (!user)
    return {
      text: `${text} ${t("incomplete.visitor")}`,
      link: { to: "/signup", text: t("nav.signup") },
    };
  if (!hasPermission(user.roles, "addSongs")) {
    const link = { to: "/account#contributor", text: t("collection.askForAccess") };
    return { text: `${text} ${t("collection.emptyViewer")}`, link };
  }
  if (part === "recording" || hasPermission(user.roles, "editAnySong")) return { text, link: null };
  const link = { to: `mailto:${archive.contact}`, text: t("footer.contact") };
  return { text: `${text} ${t("incomplete.others")}`, link };
}

/** Returns the link to complete a composition; null if the user may not, or if a visitor would have to edit it. */
export function linkToComplete(
  language: Language,
  part: MissingPart,
  user: User,
  { id, composition }: CatalogueSong,
): MarkedLink | null {
  const text = [translate(language, `incomplete.${part}.add`), "", ""] as const;
  if (part === "recording")
    return !user || hasPermission(user.roles, "addSongs")
      ? { to: `/songs/add?composition=${composition.id}`, parts: text }
      : null;
  const creators = { createdBy: null, compositionCreatedBy: composition.createdBy };
  return user && editableParts(user, creators).composition
    ? { to: `/songs/edit/${id}`, parts: text }
    : null;
}
