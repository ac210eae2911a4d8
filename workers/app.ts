import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { readSettings, type Settings } from "#app/config.server.ts";
import {
  apiReferenceContext,
  bucketContext,
  databaseContext,
  deferContext,
  savedFormsContext,
  stagedUploadsContext,
  madeContext,
  nonceContext,
  logEventContext,
  settingsContext,
} from "#app/web/context.ts";
import { openStagedUploads } from "#app/data/records/staged-uploads.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { type Database, openDatabase } from "#app/data/database.ts";
import { emptyBin } from "#app/data/songs/song-bin.ts";
import { sweep } from "#app/data/users/sweep.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { discardRest } from "#app/lib/byte-stream.ts";
import { openSavedForms } from "#app/web/saved-forms.server.ts";
import { limitsContext } from "#app/web/context.ts";
import { fromMemo } from "#app/cache/public-cache.ts";
import { isPublicPath, isPublicRoute } from "#app/cache/public-paths.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { checkLinks } from "#app/operations/media/check-links.ts";
import { deliverDueMails } from "#app/operations/users/deliver-mail.ts";
import { matchMedia } from "#app/operations/media/match-media.ts";
import { tellAdministrators } from "#app/operations/users/tell-administrators.ts";
import { logError, createEventLog } from "#app/lib/log.server.ts";
import { api, isApiPath } from "./api/app.ts";
import { answerProblem, Problem } from "./api/http/problem.ts";
import { readReference } from "./api/http/reference.ts";
import { resources } from "./api/operations.ts";
import { visitorOf } from "./api/http/visitor.ts";
import { openSession, rememberBookmark } from "./database-session.ts";
import { serveMedia } from "./media/serve-media.ts";
import { isSafeMethod, refusal } from "./refusal.ts";
import { secure } from "./security-headers.ts";

const pages = createRequestHandler(build, import.meta.env.MODE);

/** Public pages look for their route among their own, not among all sixty, twice in a request. */
const publicPages = createRequestHandler(
  {
    ...build,
    routes: Object.fromEntries(
      Object.entries(build.routes).filter(
        ([id, route]) =>
          id === "root" ||
          (route?.parentId === "root" && isPublicRoute(route.index ? "" : route.path)),
      ),
    ),
  },
  import.meta.env.MODE,
);

/** As wrangler.toml writes it. */
const everyWeek = "17 3 * * MON";

export default {
  async fetch(request, env, execution): Promise<Response> {
    const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64();
    const defer = (work: Promise<unknown>) => execution.waitUntil(work);
    const response = await answer(request, env, nonce, defer).catch((error: unknown) => {
      logError("front door", error);
      return new Response("Something went wrong. Please try again.", { status: 500 });
    });
    await discardRest(request.body);
    return secure(response, nonce);
  },

  /**
   * Every five minutes: word of new requests, mails that could not be sent, recordings that no song has,
   * videos that may have gone, songs and traces of users that have had their time. Every week: whether
   * R2 and D1 know the same recordings.
   */
  async scheduled({ cron }, env, execution) {
    const db = openDatabase(env.DB);
    const defer = (work: Promise<unknown>) => execution.waitUntil(work);
    const logEvent = createEventLog(crypto.randomUUID(), "schedule");
    const settings = readSettings(env);
    const services = { db, settings, defer, logEvent, now: () => Date.now() };
    const often = () => [
      // Word of new requests goes out with the mails that are due.
      tellAdministrators(services).finally(() => deliverDueMails(services)),
      cleanUpMedia({ ...services, bucket: env.MEDIA }),
      checkLinks(services, fetch),
      sweep(db, Date.now()),
      emptyBin(db, Date.now()),
    ];
    const weekly = () => [matchMedia({ ...services, bucket: env.MEDIA })];
    for (const job of await Promise.allSettled(cron === everyWeek ? weekly() : often()))
      if (job.status === "rejected") logError("schedule", job.reason);
  },
} satisfies ExportedHandler<Env>;

async function answer(
  request: Request,
  env: Env,
  nonce: string,
  defer: (work: Promise<unknown>) => void,
): Promise<Response> {
  const settings = readSettings(env);
  const url = new URL(request.url);
  const forPrograms = isApiPath(url.pathname);
  const refused = refusal(request, url, forPrograms);
  if (refused)
    return forPrograms
      ? answerProblem(new Problem("ILLEGAL_ARGUMENT", "No such address."))
      : refused;
  const session = openSession(request, env.DB);
  const { database } = session;
  if (url.pathname.startsWith("/media/"))
    return timed(await serveMedia(request, database, env), database, settings);
  const limits = {
    signIn: env.SIGN_IN_LIMIT,
    codes: env.CODE_LIMIT,
    search: env.SEARCH_LIMIT,
  };
  if (forPrograms) {
    const logEvent = eventLogOf(request);
    const services = { db: database, settings, defer, logEvent, now: () => Date.now() };
    const tools = { bucket: env.MEDIA, limits };
    const visitor = visitorOf(request);
    return timed(await api.fetch(request, { services, visitor, ...tools }), database, settings);
  }

  const kept = settings.NO_MEMO ? null : await fromMemo(request, url, database, nonce, limits);
  if (kept) return timed(kept, database, settings);

  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(databaseContext, database);
  context.set(bucketContext, env.MEDIA);
  context.set(nonceContext, nonce);
  context.set(madeContext, { version: null, html: null });
  context.set(deferContext, defer);
  context.set(stagedUploadsContext, openStagedUploads(env.DRAFTS));
  context.set(savedFormsContext, openSavedForms(env.DRAFTS, settings, env.SAVED_FORM_LIMIT));
  context.set(logEventContext, eventLogOf(request));
  context.set(limitsContext, limits);
  context.set(apiReferenceContext, () => readReference(resources));
  const response = await (isPublicPath(url) ? publicPages : pages)(request, context);
  if (!isSafeMethod(request.method)) {
    forgetVersion();
    rememberBookmark(response, session);
  }
  return timed(response, database, settings);
}

const eventLogOf = (request: Request) =>
  createEventLog(crypto.randomUUID(), clientAddress(request));

/** Tells what an answer asked of D1, where the settings want it. */
function timed(response: Response, { meter }: Database, settings: Settings): Response {
  const { trips, statements, rowsRead } = meter;
  if (settings.SERVER_TIMING)
    response.headers.set(
      "Server-Timing",
      `db;desc="trips ${trips}, statements ${statements}, rows ${rowsRead}"`,
    );
  return response;
}
