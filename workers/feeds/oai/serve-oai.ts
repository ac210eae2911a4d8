import type { Database } from "#app/data/database.ts";
import { HarvestError } from "#app/domain/records/harvest/harvest-error.ts";
import { readHarvestRequest } from "#app/domain/records/harvest/harvest-request.ts";
import { writeHarvestTime } from "#app/domain/records/harvest/harvest-time.ts";
import { BodyError } from "#app/lib/body-error.ts";
import { readChunks } from "#app/lib/body-stream.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { checkRateLimit } from "#app/lib/rate-limit.ts";
import { readText } from "#app/lib/read-bytes.server.ts";
import { answerHarvest, type Repository } from "./answer.ts";
import { element, textElement } from "./xml.ts";

/** Whether an address is that of OAI-PMH, by which harvesters copy the records of the archive. */
export const isOai = ({ pathname }: URL): boolean => pathname === "/oai";

const maxBytes = 8192;

/** Answers OAI-PMH 2.0. Errors of the protocol have status 200; who asks too fast is told to wait. */
export async function serveOai(
  request: Request,
  db: Database,
  { origin, limit }: { origin: string; limit: RateLimit },
): Promise<Response> {
  const { method } = request;
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const wait = await checkRateLimit(limit, `oai ${clientAddress(request)}`, 10);
  if (wait !== null)
    return new Response("Too many requests.", {
      status: 503,
      headers: { "Retry-After": String(wait) },
    });
  const repository: Repository = { origin, host: new URL(origin).hostname };
  const body = await answerOrError(request, db, repository);
  return new Response(body, { headers: { "Content-Type": "text/xml; charset=utf-8" } });
}

async function readArguments(request: Request): Promise<URLSearchParams> {
  if (request.method !== "POST") return new URL(request.url).searchParams;
  if (!request.body) return new URLSearchParams();
  try {
    return new URLSearchParams(await readText(readChunks(request.body), maxBytes));
  } catch (error) {
    if (error instanceof BodyError) throw new HarvestError("badArgument", "The body is no form.");
    throw error;
  }
}

async function answerOrError(
  request: Request,
  db: Database,
  repository: Repository,
): Promise<string> {
  const base = `${repository.origin}/oai`;
  let asked = new URLSearchParams();
  try {
    asked = await readArguments(request);
    const understood = readHarvestRequest(asked, repository.host);
    const { content, now } = await answerHarvest(db, understood, repository);
    return writeAnswer(
      now ?? Date.now(),
      textElement("request", base, Object.fromEntries(asked)),
      element(understood.verb, content),
    );
  } catch (error) {
    if (!(error instanceof HarvestError)) throw error;
    const { code, message, now } = error;
    // What was not understood is not repeated.
    const isUnderstood = code !== "badVerb" && code !== "badArgument";
    return writeAnswer(
      now ?? Date.now(),
      textElement("request", base, isUnderstood ? Object.fromEntries(asked) : {}),
      textElement("error", message, { code }),
    );
  }
}

const writeAnswer = (now: number, request: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
${element("OAI-PMH", [textElement("responseDate", writeHarvestTime(now)), request, content], {
  xmlns: "http://www.openarchives.org/OAI/2.0/",
  "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  "xsi:schemaLocation":
    "http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd",
})}
`;
