import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";
import { readSettings, releaseOf, type Settings } from "#app/config.server.ts";
import { cachePages } from "#app/cache/cache-pages.ts";
import { createPublicPageFinder, listPages } from "#app/cache/public-pages.ts";
import { withFailures } from "#app/web/failure.server.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { type Database, openDatabase } from "#app/data/database.ts";
import { noteErrorRise } from "#app/data/records/error-rise.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { discardRest } from "#app/lib/body-stream.ts";
import { createEventLog, errorNumber, logAs, logError, pathForLog } from "#app/lib/log.server.ts";
import { api, isApiPath } from "./api/api.ts";
import { isChanges } from "./api/changes/changes.ts";
import { problemResponse, Problem } from "./api/http/problem.ts";
import { visitorOf } from "./api/http/visitor.ts";
import { findBuiltFile } from "./built-files.ts";
import { openSession, rememberBookmark } from "./database-session.ts";
import { isOai, serveOai } from "./feeds/oai/serve-oai.ts";
import { openFeeds } from "./feeds/serve-feed.ts";
import { findRaagaPicture, isRaagaPicture } from "./media/raaga-picture.ts";
import { findScaleFile, isScaleFile } from "./media/scale-file.ts";
import { isDumpFile, serveDump } from "./media/serve-dump.ts";
import { serveMade } from "./media/serve-made.ts";
import { isMediaFile, serveMedia } from "./media/serve-media.ts";
import { createPageContext } from "./page-context.ts";
import { recordFiles } from "./record-files.ts";
import { isSafeMethod, rejectRequest } from "./reject-request.ts";
import { runSchedule } from "./schedule.ts";
import { secure } from "./security-headers.ts";

const renderPage = createRequestHandler(withFailures(build), import.meta.env.MODE);
const feeds = openFeeds(recordFiles);
const findPublicPage = createPublicPageFinder(
  new Map([...listPages(build.routes), ...feeds.pages]),
);
const handlePage = cachePages(
  findPublicPage,
  async (request, context) => (await feeds.serve(request, context)) ?? renderPage(request, context),
);

export default {
  async fetch(request, env, execution): Promise<Response> {
    const file = await findBuiltFile(request, env.ASSETS);
    if (file) {
      await discardRest(request.body);
      return file;
    }
    const nonce = crypto.getRandomValues(new Uint8Array(16)).toBase64();
    const defer = (work: Promise<unknown>) => execution.waitUntil(work);
    const run = {
      requestId: crypto.randomUUID(),
      method: request.method,
      path: pathForLog(new URL(request.url).pathname),
      release: releaseOf(env),
    };
    const response = await logAs(run, () =>
      handleRequest(request, env, nonce, defer, run.requestId).catch((error: unknown) => {
        logError("front door", error);
        const text = `Something went wrong. Please try again. (Error number ${errorNumber()})`;
        return new Response(text, { status: 500 });
      }),
    );
    await discardRest(request.body);
    if (response.status >= 500) defer(logAs(run, () => countError(env)));
    return secure(response, nonce);
  },

  scheduled({ cron }, env, execution) {
    return runSchedule(cron, env, (work) => execution.waitUntil(work));
  },
} satisfies ExportedHandler<Env>;

/** Counts an error, and notes when they are too many for chance. */
async function countError({ ERROR_LIMIT, DB }: Env): Promise<void> {
  try {
    const { success } = await ERROR_LIMIT.limit({ key: "all" });
    if (!success) await noteErrorRise(openDatabase(DB), Date.now());
  } catch (error) {
    logError("count errors", error);
  }
}

async function handleRequest(
  request: Request,
  env: Env,
  nonce: string,
  defer: (work: Promise<unknown>) => void,
  requestId: string,
): Promise<Response> {
  const settings = readSettings(env);
  const url = new URL(request.url);
  const isApi = isApiPath(url.pathname);
  const forHarvesters = isOai(url);
  const rejection = rejectRequest(request, url, isApi || forHarvesters);
  if (rejection && isApi)
    return problemResponse(new Problem("ILLEGAL_ARGUMENT", "No such address."));
  if (rejection) return rejection;
  // A replica that lags behind would hide a change from whoever asks only for later ones next time.
  const session = openSession(request, env.DB, forHarvesters || isChanges(url));
  const { database } = session;
  if (forHarvesters) {
    const repository = { origin: settings.SITE_ORIGIN, limit: env.MEDIA_LIMIT };
    return timed(await serveOai(request, database, repository), database, settings);
  }
  if (isMediaFile(url)) return timed(await serveMedia(request, database, env), database, settings);
  if (isDumpFile(url)) return timed(await serveDump(request, database, env), database, settings);
  const findFile = isScaleFile(url) ? findScaleFile : isRaagaPicture(url) ? findRaagaPicture : null;
  if (findFile) {
    const limits = { reads: env.MEDIA_LIMIT, makes: env.MADE_LIMIT };
    const file = await serveMade(request, database, limits, defer, findFile);
    return timed(file, database, settings);
  }
  const limits = {
    signIn: { own: env.SIGN_IN_LIMIT, shared: env.SIGN_IN_SHARED_LIMIT },
    codes: { own: env.CODE_LIMIT, shared: env.CODE_SHARED_LIMIT },
    search: { own: env.SEARCH_LIMIT, shared: env.SEARCH_SHARED_LIMIT },
  };
  const logEvent = createEventLog(requestId, clientAddress(request));
  if (isApi) {
    const services = { db: database, settings, defer, logEvent, now: () => Date.now() };
    const tools = { bucket: env.MEDIA, drafts: env.DRAFTS, limits };
    const visitor = visitorOf(request);
    return timed(await api.fetch(request, { services, visitor, ...tools }), database, settings);
  }
  const services = { settings, database, limits, nonce, defer, logEvent };
  const context = await createPageContext(request, url, env, services);
  const response = await handlePage(request, context);
  if (!isSafeMethod(request.method)) {
    forgetVersion();
    rememberBookmark(response, session);
    // The page has no form.
    if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
  }
  return timed(response, database, settings);
}

function timed(response: Response, { meter }: Database, settings: Settings): Response {
  const { trips, statements, rowsRead } = meter;
  if (settings.SERVER_TIMING)
    response.headers.append(
      "Server-Timing",
      `db;desc="trips ${trips}, statements ${statements}, rows ${rowsRead}"`,
    );
  return response;
}
