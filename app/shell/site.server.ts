import type { RouterContextProvider } from "react-router";
import { masterName } from "../archive.ts";
import type { SessionUser } from "../web/cookies.server.ts";
import { flashContext, preferencesContext, settingsContext } from "../web/context.ts";
import { withErrorNumber } from "../web/failure.server.ts";
import { translate } from "../i18n/translate.server.ts";
import { messagesUrl } from "../i18n/locales.server.ts";
import { languageOf } from "../web/language.ts";

import { nameRoles } from "./user/role-names.tsx";
import { menusOf } from "./user/user-menus.server.ts";

/** `static` is set on the page of an error that middleware threw: it is rendered without scripts. */
export type Site = ReturnType<typeof siteOf> & { static?: true };

/** Returns what every page needs. What is absent is left out: each page carries it. */
export function siteOf(context: Readonly<RouterContextProvider>, visitor: SessionUser | null) {
  const { theme, roman } = context.get(preferencesContext);
  const language = languageOf(context);
  const flash = context.get(flashContext);
  return {
    ...(theme && { theme }),
    ...(roman === "shown" && { hasRoman: true }),
    origin: context.get(settingsContext).SITE_ORIGIN,
    messages: messagesUrl[language],
    master: masterName[language],
    ...(visitor && {
      user: {
        id: visitor.id,
        username: visitor.username,
        roleNames: nameRoles(visitor.roles, (key) => translate(language, key)),
        menus: menusOf(visitor.roles, language),
      },
    }),
    ...(flash && {
      flash: {
        kind: flash.kind,
        text: withErrorNumber(
          context,
          translate(language, flash.message, flash.values),
          flash.number,
        ),
        saved: flash.saved,
        tookOver: flash.tookOver,
        undo: flash.undo && { song: flash.undo, text: translate(language, "songDelete.undo") },
      },
    }),
  };
}
