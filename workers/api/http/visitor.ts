import { defaultLanguage, languages } from "#app/archive.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import type { Visitor } from "#app/operations/services.ts";

/** Creates the visitor of an API call. Mails are in the first language of Accept-Language. */
export function visitorOf(request: Request): Visitor {
  const preferred = request.headers.get("Accept-Language")?.slice(0, 2).toLowerCase();
  return {
    clientAddress: clientAddress(request),
    browser: "",
    language: languages.find((language) => language === preferred) ?? defaultLanguage,
    userAgent: request.headers.get("User-Agent") ?? "",
  };
}
