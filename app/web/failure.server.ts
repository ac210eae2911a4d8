import { data, type RouterContextProvider } from "react-router";
import { translate } from "../i18n/translate.server.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { languageOf } from "./language.ts";
import { logError } from "../lib/log.server.ts";
import { redirectWithFlash } from "./flash.server.ts";

type Context = Readonly<RouterContextProvider>;
type Loader<Args, Data> = (args: Args) => Promise<Data>;

/** Creates the error whose page shows the message `key`. */
export function failure(context: Context, status: number, key: MessageKey) {
  return data({ message: translate(languageOf(context), key) }, { status });
}

/** Wraps a loader: the page of an unexpected error shows the message `key`. */
export function withErrorMessage<Args extends { context: Context }, Data>(
  key: MessageKey,
  load: Loader<Args, Data>,
): Loader<Args, Data> {
  return catchErrors(load, ({ context }) => failure(context, 500, key));
}

/** Wraps a loader: an unexpected error redirects to `to` with the message `key`. */
export function redirectOnError<Args extends { context: Context }, Data>(
  to: string,
  key: MessageKey,
  load: Loader<Args, Data>,
): Loader<Args, Data> {
  return catchErrors(load, ({ context }) =>
    redirectWithFlash(context, to, { kind: "error", message: key }),
  );
}

function catchErrors<Args, Data>(
  load: Loader<Args, Data>,
  respond: (args: Args) => unknown,
): Loader<Args, Data> {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      // Redirects and responses with a status are thrown too.
      if (!(error instanceof Error)) throw error;
      logError("page", error);
      throw await respond(args);
    }
  };
}
