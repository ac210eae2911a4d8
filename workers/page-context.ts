import { RouterContextProvider } from "react-router";
import type { Settings } from "#app/config.server.ts";
import { openStagedPortions } from "#app/data/records/staged-portions.ts";
import { openStagedUploads } from "#app/data/records/staged-uploads.ts";
import { openSavingDevices } from "#app/data/songs/drafts/saving-devices.ts";
import type { Database } from "#app/data/database.ts";
import type { LogEvent } from "#app/lib/log.server.ts";
import type { RateLimits } from "#app/lib/rate-limit.ts";
import {
  apiReferenceContext,
  bucketContext,
  copiesContext,
  databaseContext,
  deferContext,
  dumpsContext,
  limitsContext,
  logEventContext,
  nonceContext,
  preferencesContext,
  savedFormsContext,
  savingDevicesContext,
  settingsContext,
  stagedPortionsContext,
  stagedUploadsContext,
} from "#app/web/context.ts";
import { detectLanguage } from "#app/web/language.ts";
import { readPreferences } from "#app/web/preferences.ts";
import { openSavedForms } from "#app/web/saved-forms.server.ts";
import { readReference } from "./api/openapi/reference.ts";
import { resources } from "./api/resources.ts";

interface PageServices {
  settings: Settings;
  database: Database;
  limits: RateLimits;
  nonce: string;
  defer: (work: Promise<unknown>) => void;
  logEvent: LogEvent;
}

export async function createPageContext(
  request: Request,
  url: URL,
  env: Env,
  services: PageServices,
): Promise<RouterContextProvider> {
  const { settings } = services;
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(databaseContext, services.database);
  context.set(limitsContext, services.limits);
  context.set(nonceContext, services.nonce);
  context.set(deferContext, services.defer);
  context.set(logEventContext, services.logEvent);
  context.set(bucketContext, env.MEDIA);
  context.set(dumpsContext, env.DUMPS);
  context.set(copiesContext, env.COPIES);
  context.set(stagedUploadsContext, openStagedUploads(env.DRAFTS));
  context.set(savingDevicesContext, openSavingDevices(env.DRAFTS));
  context.set(stagedPortionsContext, openStagedPortions(env.DRAFTS));
  context.set(savedFormsContext, openSavedForms(env.DRAFTS, settings, env.SAVED_FORM_LIMIT));
  context.set(apiReferenceContext, () => readReference(resources));
  context.set(preferencesContext, readPreferences(request));
  await detectLanguage(request, url, context);
  return context;
}
