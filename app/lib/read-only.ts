/** Responds with 405 to methods other than GET and HEAD; null for these two. */
export function refuseWrite({ method }: Request): Response | null {
  if (method === "GET" || method === "HEAD") return null;
  const headers = { Allow: "GET, HEAD", "Cache-Control": "private, no-store" };
  return new Response(null, { status: 405, headers });
}
