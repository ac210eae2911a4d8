import { refuseWrite } from "#app/lib/read-only.ts";

/** The files of `public`, beside the hashed ones in /assets/. */
const publicFiles = ["/favicon.svg", "/og.png", "/service-worker.js"];

/**
 * Finds a file of the build, or 405 for other methods than GET and HEAD. Null where a request asks for something
 * else, and where there are no files (tests, the benchmark). The platform answers /assets/ of a deployed build itself.
 */
export async function findBuiltFile(
  request: Request,
  files: Fetcher | undefined,
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith("/assets/") && !publicFiles.includes(pathname)) return null;
  const refusal = refuseWrite(request);
  if (refusal) return refusal;
  const response = await files?.fetch(request);
  return response && response.status !== 404 ? response : null;
}
