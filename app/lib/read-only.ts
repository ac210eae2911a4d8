/** Refuses other methods than GET and HEAD, for an address that can only be read; null for these two. */
export function refuseWrite({ method }: Request): Response | null {
  if (method === "GET" || method === "HEAD") return null;
  const headers = { Allow: "GET, HEAD", "Cache-Control": "private, no-store" };
  return new Response(null, { status: 405, headers });
}
