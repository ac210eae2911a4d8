/**
 * Returns the path of the page that a URL asks for. The router's scripts load a page's data from its path
 * with ".data" at the end; middleware is given the plain URL, but the cache answers before the router runs.
 */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, "");
}
