import { byteOrderMark, csvLine } from "../domain/records/csv/write.ts";

type Row = readonly (string | number | null)[];

/** Responds with a CSV download, streamed as its rows arrive. `?bom=1` adds a byte order mark. */
export function respondWithCsv(
  url: URL,
  name: string,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(encodeRows(rows, url.searchParams.get("bom") === "1"), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function encodeRows(rows: Iterable<Row> | AsyncIterable<Row>, withMark: boolean): ReadableStream {
  async function* chunks() {
    let text = withMark ? byteOrderMark : "";
    for await (const row of rows) {
      text += csvLine(row);
      if (text.length < 65_536) continue;
      yield text;
      text = "";
    }
    yield text;
  }
  const source = chunks();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
