import { data, type RouterContextProvider, type ServerBuild } from "react-router";
import { translate } from "../i18n/translate.server.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { languageOf } from "./language.ts";
import { errorNumber, logError } from "../lib/log.server.ts";
import { redirectWithFlash } from "./flash.server.ts";

type Context = Readonly<RouterContextProvider>;
type Loader<Args, Data> = (args: Args) => Promise<Data>;

/** Creates the error whose page shows the message `key`, and from status 500 on its number in the log. */
export function failure(context: Context, status: number, key: MessageKey) {
  const message = translate(languageOf(context), key);
  return data(
    { message: status < 500 ? message : withErrorNumber(context, message, errorNumber()) },
    { status },
  );
}

/** Adds the number of an error to a text; a text without a number stays as it is. */
export function withErrorNumber(
  context: Context,
  text: string,
  number: string | null | undefined,
): string {
  return number ? `${text} ${translate(languageOf(context), "failure.number", { number })}` : text;
}

/**
 * Wraps the loaders, actions and middleware of a build: an unexpected error is logged, and its page shows the error's
 * number.
 */
export function withFailures(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action, middleware } = route.module;
    const module = {
      ...route.module,
      loader: loader && withFailure(loader),
      action: action && withFailure(action),
      middleware: middleware?.map(withFailure),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function withFailure<Args extends [{ context: Context; request: Request }, ...unknown[]], Result>(
  handle: (...args: Args) => Result,
) {
  return async (...args: Args): Promise<Awaited<Result>> => {
    try {
      return await handle(...args);
    } catch (error) {
      const [{ context, request }] = args;
      // Redirects and responses with a status are thrown too; and nobody sees the page of a request that was broken off.
      if (!(error instanceof Error) || request.signal.aborted) throw error;
      logError("page", error);
      throw failure(context, 500, "error.unexpectedHint");
    }
  };
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
    redirectWithFlash(context, to, {
      kind: "error",
      message: key,
      number: errorNumber() ?? undefined,
    }),
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
