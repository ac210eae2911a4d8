import { readCookie } from "./cookies.ts";

const name = "__Host-browser";
const oneDay = 86_400;

/** Returns the browser's id from its cookie, or "" without one. It distinguishes browsers that share an address. */
export function browserId(request: Request): string {
  const id = readCookie(request.headers.get("Cookie"), name) ?? "";
  return /^[0-9a-f]{32}$/.test(id) ? id : "";
}

/** Returns the Set-Cookie value of a new id. Ids can be forged: limits per browser also count per address. */
export function newBrowserCookie(): string {
  const id = crypto.getRandomValues(new Uint8Array(16)).toHex();
  return `${name}=${id}; Path=/; Max-Age=${oneDay}; Secure; HttpOnly; SameSite=Lax`;
}
