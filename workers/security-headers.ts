const policy = {
  "default-src": "'none'",
  "img-src": "'self' data:",
  // The song form reads the duration of a chosen file through a blob: URL.
  "media-src": "'self' blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-src": "https://www.youtube-nocookie.com",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "frame-ancestors": "'none'",
};

if (import.meta.env.MODE === "development") {
  // The development server talks to the page over a web socket.
  policy["connect-src"] = "'self' ws:";
}

const rules = Object.entries(policy)
  .map(([name, value]) => `; ${name} ${value}`)
  .join("");

const contentSecurityPolicy = (nonce: string) => {
  const scripts = `'self' 'nonce-${nonce}'`;
  // The development server writes styles into the page.
  const styles = import.meta.env.MODE === "development" ? "'self' 'unsafe-inline'" : scripts;
  return `script-src ${scripts}; style-src ${styles}${rules}`;
};

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
};

/** Copies responses whose headers are immutable (fetched, or from `Response.redirect`). */
function mutable(response: Response): Response {
  try {
    response.headers.delete("X-Powered-By");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** Adds the security headers. A 304 has no policy: the nonce must be that of the page that the browser stored. */
export function secure(response: Response, nonce: string): Response {
  const secured = mutable(response);
  const { headers } = secured;
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  if (response.status !== 304 && !headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  if (!headers.has("Cross-Origin-Resource-Policy"))
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  // It makes browsers start another process for the response: 100 ms of a public page on a slow phone.
  if (headers.get("Cache-Control")!.startsWith("private"))
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
  return secured;
}
