import { refuseWrite } from "#app/lib/read-only.ts";

/** Files of `public`; hashed files are in /assets/. */
const publicFiles = [
  "/favicon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable.png",
  "/licences.txt",
  "/manifest.webmanifest",
  "/og.png",
  "/service-worker.js",
];

/**
 * Responds with a file of the build, or 405 to methods other than GET and HEAD. Returns null for other paths, and if
 * there are no files (tests, the benchmark). In production the platform serves /assets/ without the Worker.
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
