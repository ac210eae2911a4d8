import { readCookie } from "./cookies.ts";

const name = "__Host-browser";
const oneDay = 86_400;

/** Returns the id of a browser, which tells apart those that share an address; empty without the cookie. */
export function browserId(request: Request): string {
  const id = readCookie(request.headers.get("Cookie"), name) ?? "";
  return /^[0-9a-f]{32}$/.test(id) ? id : "";
}

/** Writes the cookie of a new id. Anybody can invent one: limits that count browsers count their address, too. */
export function newBrowserCookie(): string {
  const id = crypto.getRandomValues(new Uint8Array(16)).toHex();
  return `${name}=${id}; Path=/; Max-Age=${oneDay}; Secure; HttpOnly; SameSite=Lax`;
}
