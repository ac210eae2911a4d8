import type { RouterContextProvider } from "react-router";
import { databaseContext, deferContext, settingsContext } from "../context.ts";
import { languageOf } from "../middleware/locale.ts";
import type { Services, Visitor } from "../operations/services.ts";

/** What operations work with, from a page's context. */
export function servicesOf(context: Readonly<RouterContextProvider>): Services {
  return {
    db: context.get(databaseContext),
    settings: context.get(settingsContext),
    defer: context.get(deferContext),
    now: () => Date.now(),
  };
}

/** Who asks. The platform sets the address; behind IPv6 a whole /64 is one. */
export function visitorOf(request: Request, context: Readonly<RouterContextProvider>): Visitor {
  return {
    askedFrom: addressPrefix(request.headers.get("CF-Connecting-IP") ?? "unknown"),
    language: languageOf(context),
    userAgent: request.headers.get("User-Agent") ?? "",
  };
}

/** An IPv4 address whole; the first four groups of an IPv6 address, written out. */
function addressPrefix(address: string): string {
  if (!address.includes(":")) return address;
  const [before = "", after] = address.toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, gap) }, () => "0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
