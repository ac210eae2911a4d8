import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { readSettings } from "#app/config.server.ts";
import { databaseContext, nonceContext, settingsContext } from "#app/context.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { logError } from "#app/lib/log.server.ts";
import { api, isApiPath } from "./api/app.ts";
import { openSession, rememberBookmark } from "./database-session.ts";
import { serveMedia } from "./media.ts";
import { isSafeMethod, refusal } from "./refusal.ts";
import { secure } from "./security-headers.ts";

const pages = createRequestHandler(build, import.meta.env.MODE);

export default {
  async fetch(request, env): Promise<Response> {
    const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64();
    const response = await answer(request, env, nonce).catch((error: unknown) => {
      logError("front door", error);
      return new Response("Something went wrong. Please try again.", { status: 500 });
    });
    return secure(response, nonce);
  },
} satisfies ExportedHandler<Env>;

async function answer(request: Request, env: Env, nonce: string): Promise<Response> {
  const settings = readSettings(env);
  const refused = refusal(request);
  if (refused) return refused;
  const session = openSession(request, env.DB);
  const { database } = session;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/media/")) return serveMedia(request, database, env.MEDIA);
  if (isApiPath(pathname)) return api.fetch(request, { database });

  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(databaseContext, database);
  context.set(nonceContext, nonce);
  const response = await pages(request, context);
  if (!isSafeMethod(request.method)) {
    forgetVersion();
    rememberBookmark(response, session);
  }
  const { trips, statements, rowsRead } = database.meter;
  if (settings.SERVER_TIMING)
    response.headers.set(
      "Server-Timing",
      `db;desc="trips ${trips}, statements ${statements}, rows ${rowsRead}"`,
    );
  return response;
}
