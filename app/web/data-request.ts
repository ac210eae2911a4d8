/** Whether the router requests a page's data. `url`, as middleware and loaders get it, is the page's own. */
export function isDataRequest(request: Request, url: URL): boolean {
  return new URL(request.url).pathname !== url.pathname;
}
