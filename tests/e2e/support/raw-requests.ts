import { Agent, request, type OutgoingHttpHeaders } from "node:http";

export interface RawResponse {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** In milliseconds. */
  duration: number;
}

/** Creates an agent that sends its requests on one connection, one after the other. */
export const createSingleConnectionAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request on the agent's connection. Rejects if the connection breaks. */
export function send(
  address: URL,
  { method = "POST", headers, body = Buffer.alloc(0) }: SendOptions,
  agent: Agent,
): Promise<RawResponse> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
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
            duration: performance.now() - start,
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

interface SendOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
}
