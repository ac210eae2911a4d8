import { Agent, createServer, request, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const text = /^(?:text\/|application\/(?:javascript|json|manifest\+json|atom\+xml|xml)|image\/svg)/;

/**
 * Stands before a local Worker as the edge stands before the deployed one. The edge compresses text
 * on its way out; workerd on this machine does not, and without it a page would be measured at four
 * times its size. Everything that is not text, or not whole, passes as it is.
 */
export async function startEdge(upstream: number) {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const forward = request(
      {
        agent,
        host: "localhost",
        port: upstream,
        method: asked.method,
        path: asked.url,
        headers: { ...asked.headers, "accept-encoding": "identity" },
      },
      (got) => {
        if (answer.destroyed) {
          got.destroy();
          return;
        }
        const coding = codingFor(asked.headers["accept-encoding"], got.headers);
        const whole = got.statusCode === 200 && asked.method === "GET";
        if (!coding || !whole) {
          answer.writeHead(got.statusCode!, got.headers);
          pipeline(got, answer, () => {});
          return;
        }
        const { "content-length": _, etag, vary, ...headers } = got.headers;
        answer.writeHead(200, {
          ...headers,
          "content-encoding": coding,
          vary: [vary, "Accept-Encoding"].filter(Boolean).join(", "),
          // The ETag is of other bytes.
          ...(etag && { etag: etag.startsWith("W/") ? etag : `W/${etag}` }),
        });
        pipeline(got, compressor(coding), answer, () => {});
      },
    );
    forward.on("error", () => {
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    // The browser has closed the connection.
    answer.once("close", () => answer.writableFinished || forward.destroy());
    pipeline(asked, forward, () => {});
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function codingFor(accepted: string | string[] = "", headers: IncomingHttpHeaders) {
  if (headers["content-encoding"] || !text.test(headers["content-type"] ?? "")) return null;
  const codings = String(accepted).split(/\s*,\s*/);
  return (["br", "gzip"] as const).find((coding) => codings.includes(coding)) ?? null;
}

/** Compresses at the level of the edge. */
function compressor(coding: "br" | "gzip") {
  return coding === "br"
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ level: 6 });
}
