import { Agent, request, type OutgoingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** Milliseconds from the first byte sent to the last one received. */
  took: number;
}

/** One connection that stays open: each request follows the one before on it. */
export const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * Sends a request as no browser would: bodies of any size, one after the other on `agent`'s connections.
 * Fails where the connection does.
 */
export function send(
  address: URL,
  { method = "POST", headers, body = Buffer.alloc(0) }: SendOptions,
  agent: Agent,
): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      address,
      { method, agent, headers: { "Content-Length": body.length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            took: performance.now() - start,
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

interface SendOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
}
