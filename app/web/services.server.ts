import type { RouterContextProvider } from "react-router";
import {
  bucketContext,
  databaseContext,
  deferContext,
  logEventContext,
  settingsContext,
} from "./context.ts";
import { languageOf } from "./language.ts";
import type { Services, UploadServices, Visitor } from "../operations/services.ts";
import { browserId } from "../lib/browser-id.ts";
import { clientAddress } from "../lib/client-address.ts";

export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return {
    db: context.get(databaseContext),
    settings: context.get(settingsContext),
    defer: context.get(deferContext),
    logEvent: context.get(logEventContext),
    now: () => Date.now(),
  };
}

export function uploadServicesOf(context: Readonly<RouterContextProvider>): UploadServices {
  return { ...servicesOf(context), bucket: context.get(bucketContext) };
}

export function visitorOf(request: Request, context: Readonly<RouterContextProvider>): Visitor {
  return {
    clientAddress: clientAddress(request),
    browser: browserId(request),
    language: languageOf(context),
    userAgent: request.headers.get("User-Agent") ?? "",
  };
}
