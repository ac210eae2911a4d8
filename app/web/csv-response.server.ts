import { byteOrderMark, csvLine } from "../domain/records/csv/write.ts";

type Row = readonly (string | number | null)[];

/** Responds with a CSV download, streamed as its rows arrive. `?bom=1` adds a byte order mark. */
export function respondWithCsv(
  url: URL,
  name: string,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(encoded(rows, url.searchParams.get("bom") === "1"), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}

function encoded(rows: Iterable<Row> | AsyncIterable<Row>, marked: boolean): ReadableStream {
  async function* pieces() {
    let text = marked ? byteOrderMark : "";
    for await (const row of rows) {
      text += csvLine(row);
      if (text.length < 65_536) continue;
      yield text;
      text = "";
    }
    yield text;
  }
  const source = pieces();
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
