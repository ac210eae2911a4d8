import { createHash } from "node:crypto";

export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("hex").slice(0, 24)}"`;
}

export function matchesEtag(request: Request, headers: Headers): boolean {
  const tags = request.headers.get("If-None-Match")?.split(",");
  return tags?.some((tag) => tag.trim() === headers.get("ETag")) ?? false;
}

export function notModified(headers: Headers): Response {
  return new Response(null, { status: 304, headers });
}
